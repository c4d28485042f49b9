import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Picture, PictureSource } from '../ports/pictures.ts'

/** A ground that stands well in a dark and in a light theme. */
const GROUND = '#4a5267'

const neutral = (width: number, height: number): Picture => {
  const body = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${GROUND}"/></svg>`,
  )
  const version = createHash('sha256').update(body).digest('base64url').slice(0, 10)
  return { body, brotli: brotliCompressSync(body), gzip: gzipSync(body), version }
}

/** The pictures of a gateway that has no picture source: a plain ground for every game and vendor, and the site's own banners. */
export const plainPictures = (): PictureSource => {
  const pictures = { tile: neutral(300, 400), square: neutral(300, 300), wide: neutral(400, 300) }
  return {
    gameUrl: ({ code }, format) => `/art/game/${code}.svg?${format === 'tile' ? '' : `size=${format}&`}v=${pictures[format].version}`,
    vendorUrl: (group, code) => `/art/vendor/${group}/${code}.svg?v=${pictures.square.version}`,
    gameUrlByCode: (code) => `/art/game/${code}.svg`,
    bannerUrl: () => null,
    gameColour: () => GROUND,
    vendorColour: () => GROUND,
    game: (_, format) => pictures[format],
    vendor: () => pictures.square,
    banner: () => null,
  }
}
