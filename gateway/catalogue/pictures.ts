import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** A drawn picture with what HTTP needs of it. */
export interface Picture {
  readonly body: Buffer
  readonly brotli: Buffer
  readonly gzip: Buffer
  /** Changes exactly when the picture does. */
  readonly version: string
}

/** Draws each picture once and keeps it; the keys come from the catalogue, so their number is bounded by it. */
export const pictureCache = (): ((key: string, draw: () => string) => Picture) => {
  const kept = new Map<string, Picture>()
  return (key, draw) => {
    const known = kept.get(key)
    if (known) return known
    const body = Buffer.from(draw())
    const picture = {
      body,
      brotli: brotliCompressSync(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
      }),
      gzip: gzipSync(body),
      version: createHash('sha256').update(body).digest('base64url').slice(0, 10),
    }
    kept.set(key, picture)
    return picture
  }
}
