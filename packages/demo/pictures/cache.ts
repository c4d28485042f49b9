import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Picture } from '@portico/gateway/ports/pictures'

/** As many pictures are kept at most: those asked for last. */
const KEPT = 3000

export const versionOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('base64url').slice(0, 10)

/** Draws each picture when it is asked for and keeps it for a while. Without `version`, one follows from the picture. */
export const pictureCache = (): ((key: string, draw: () => string, version?: string) => Picture) => {
  const pictures = new Map<string, Picture>()
  const drawn = (draw: () => string, version: string | undefined): Picture => {
    const body = Buffer.from(draw())
    const brotli = brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    })
    return { body, brotli, gzip: gzipSync(body), version: version ?? versionOf(body) }
  }
  return (key, draw, version) => {
    const picture = pictures.get(key) ?? drawn(draw, version)
    pictures.delete(key)
    pictures.set(key, picture)
    if (pictures.size > KEPT) pictures.delete(pictures.keys().next().value!)
    return picture
  }
}
