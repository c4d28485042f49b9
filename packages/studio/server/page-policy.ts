/** Headers of every page and file. The page may be framed by the sites it was told of, and asks nobody but the studio. */
export const pageHeaders = (sites: readonly string[], own: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    // Named beside 'self' because a sandboxed frame has an origin of its own.
    `script-src 'self' ${own}`,
    `style-src 'self' ${own}`,
    `img-src 'self' ${own} data: blob:`,
    `font-src 'self' ${own}`,
    `connect-src 'self' ${own}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${sites.length > 0 ? sites.join(' ') : "'none'"}`,
  ]
    .map((rule) => rule.replaceAll(/\s+/g, ' ').trim())
    .join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
})

/** No cookies are used, so any origin may read what a bearer asked for: a sandboxed frame has none to name. */
export const OPEN_TO_FRAMES: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'authorization, content-type',
  'Access-Control-Max-Age': '600',
}
