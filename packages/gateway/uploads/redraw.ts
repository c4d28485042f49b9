import { MOST_UPLOAD_BYTES } from '@portico/contract/upload/shapes'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { Failure } from '../failure.ts'

/** 40 megapixels: a phone's camera, and no picture of a few bytes that would fill the memory. */
const MOST_PIXELS = 40_000_000
/** What a redrawn picture may take. */
const MOST_STORED_BYTES = 2 * MOST_UPLOAD_BYTES
const SECONDS = 20
/** Whoever comes when so many wait is sent away. */
const MOST_WAITING = 8

export interface Redrawn {
  readonly type: 'image/png' | 'image/jpeg'
  readonly content: Uint8Array
  readonly width: number
  readonly height: number
}

type Fault = 'type' | 'too_big' | 'broken'

const wrongImage = (rule: Fault): Failure => new Failure('FIELD_INVALID', { fields: { image: { rule } } })

const TYPES: Readonly<Record<string, Redrawn['type'] | undefined>> = { 'image/png': 'image/png', 'image/jpeg': 'image/jpeg' }

/**
 * Draws pictures anew, one at a time: what comes out is what was to be seen, and nothing else that the file held. What a picture is, its bytes say.
 * Every other format that the library could read is closed to it.
 */
export const createRedraw = () => {
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] })
  let waiting = 0
  let line: Promise<unknown> = Promise.resolve()

  const draw = async (bytes: Uint8Array, type: Redrawn['type']): Promise<Redrawn> => {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning', pages: 1, sequentialRead: true })
      .timeout({ seconds: SECONDS })
      .autoOrient()
    const encoded = type === 'image/png' ? picture.png({ compressionLevel: 8 }) : picture.jpeg({ quality: 86 })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return { type, content: data, width: info.width, height: info.height }
  }

  /** @throws Failure FIELD_INVALID: `type`, `too_big` in bytes or pixels, `broken`; UNAVAILABLE when too many wait */
  return async (bytes: Uint8Array): Promise<Redrawn> => {
    if (bytes.length > MOST_UPLOAD_BYTES) throw wrongImage('too_big')
    const type = TYPES[(await fileTypeFromBuffer(bytes))?.mime ?? '']
    if (type === undefined) throw wrongImage('type')
    if (waiting >= MOST_WAITING) throw new Failure('UNAVAILABLE')
    waiting++
    const turn = line.then(() => draw(bytes, type))
    line = turn.catch(() => {})
    try {
      const redrawn = await turn
      if (redrawn.content.length > MOST_STORED_BYTES) throw wrongImage('too_big')
      return redrawn
    } catch (error) {
      if (error instanceof Failure) throw error
      throw wrongImage(error instanceof Error && /pixel limit/i.test(error.message) ? 'too_big' : 'broken')
    } finally {
      waiting--
    }
  }
}
