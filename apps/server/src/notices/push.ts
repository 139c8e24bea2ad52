import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  generateKeyPairSync,
  hkdfSync,
  type JsonWebKey,
  randomBytes,
  sign,
} from 'node:crypto';

/** The keys a server signs its pushes with: the public one as browsers want it, the private one as a JWK. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: JsonWebKey;
}

/** Whom a push is for: the public key of the browser and the secret it shared, both base64url. */
export interface PushTarget {
  readonly key: string;
  readonly auth: string;
}

/** Push services keep a message for so long, in seconds, if the browser is not there. */
const KEPT = 24 * 60 * 60;
/** How long a signature is good for, in seconds: a day at most. */
const SIGNED = 12 * 60 * 60;
/** The one record of a message is at most this long. */
const RECORD = 4096;

export function newVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = privateKey.export({ format: 'jwk' });
  const point = [Buffer.of(4), Buffer.from(jwk.x!, 'base64url'), Buffer.from(jwk.y!, 'base64url')];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: jwk };
}

/** Whether a message could be encrypted for it. */
export function isPushTarget({ key, auth }: PushTarget): boolean {
  try {
    encrypt(Buffer.from(''), { key, auth });
    return Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}

/** A message that only the browser can read (RFC 8291, with the coding of RFC 8188). */
export function encrypt(
  message: Buffer,
  { key, auth }: PushTarget,
  salt: Buffer = randomBytes(16),
  own: Buffer | null = null,
): Buffer {
  const theirs = Buffer.from(key, 'base64url');
  const exchange = createECDH('prime256v1');
  if (own === null) exchange.generateKeys();
  else exchange.setPrivateKey(own);
  const ours = exchange.getPublicKey();
  const shared = exchange.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  const contentKey = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce);
  const header = Buffer.alloc(21);
  salt.copy(header);
  header.writeUInt32BE(RECORD, 16);
  header.writeUInt8(ours.length, 20);
  // A two marks the last record.
  const body = [cipher.update(message), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([header, ours, ...body]);
}

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** What goes with a push: who sends it (RFC 8292), and that a newer one of the same topic takes its place. */
export function pushHeaders(
  endpoint: string,
  keys: VapidKeys,
  { contact, topic, now }: { readonly contact: string; readonly topic: string; readonly now: number },
): Record<string, string> {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + SIGNED,
    sub: contact,
  };
  const unsigned = `${json64({ typ: 'JWT', alg: 'ES256' })}.${json64(claims)}`;
  const key = createPrivateKey({ key: keys.privateKey, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' });
  return {
    authorization: `vapid t=${unsigned}.${signature.toString('base64url')}, k=${keys.publicKey}`,
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(KEPT),
    urgency: 'high',
    topic,
  };
}

const json64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
