/**
 * The six seat patterns for drawings, the same as `--pat-n` in the tokens: `fill="url(#pat-1)"`.
 * Rendered once per page.
 */
export function SeatPatterns() {
  return (
    <svg className="unseen" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="pat-1" width="10" height="10" patternUnits="userSpaceOnUse">
          <rect width="10" height="10" fill="#b23c2c" />
          <path d="M-2 12 12-2M-7 7 7-7M3 17 17 3" stroke="#fff" strokeOpacity=".36" strokeWidth="2.6" />
        </pattern>
        <pattern id="pat-2" width="16" height="8" patternUnits="userSpaceOnUse">
          <rect width="16" height="8" fill="#2d64ab" />
          <path d="M-4 6Q0 0 4 6T12 6 20 6" fill="none" stroke="#fff" strokeOpacity=".42" strokeWidth="2" />
        </pattern>
        <pattern id="pat-3" width="10" height="10" patternUnits="userSpaceOnUse">
          <rect width="10" height="10" fill="#1d7163" />
          <circle cx="2.5" cy="2.5" r="1.7" fill="#fff" fillOpacity=".46" />
          <circle cx="7.5" cy="7.5" r="1.7" fill="#fff" fillOpacity=".46" />
        </pattern>
        <pattern id="pat-4" width="12" height="12" patternUnits="userSpaceOnUse">
          <rect width="12" height="12" fill="#d8c69b" />
          <path d="M3 0v6M0 3h6M9 6v6M6 9h6" stroke="#20160d" strokeOpacity=".55" strokeWidth="1.5" />
        </pattern>
        <pattern id="pat-5" width="12" height="12" patternUnits="userSpaceOnUse">
          <rect width="12" height="12" fill="#7c4499" />
          <path d="M6 1 11 6 6 11 1 6Z" fill="none" stroke="#fff" strokeOpacity=".46" strokeWidth="1.6" />
        </pattern>
        <pattern id="pat-6" width="12" height="8" patternUnits="userSpaceOnUse">
          <rect width="12" height="8" fill="#ab531b" />
          <path d="M-1 7 6 1 13 7" fill="none" stroke="#fff" strokeOpacity=".46" strokeWidth="2" />
        </pattern>
      </defs>
    </svg>
  );
}
