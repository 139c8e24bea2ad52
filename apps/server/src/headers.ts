/** Everything the page needs comes from this server, and nothing may be run that is not a file of its own. */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** Sent with every response. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** A file whose name carries a hash of its content never changes; everything else is asked for again. */
export function cachingOf(path: string): string {
  return /[/\\]assets[/\\][^/\\]+-[\w-]{8,}\.\w+(?:\.(?:br|gz))?$/.test(path)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';
}
