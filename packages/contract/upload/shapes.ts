import * as z from 'zod/mini'
import { instant, int } from '../kit/wire.ts'

/** A picture that somebody sent, by an address that is good for a while and for whoever has it. */
export const uploadView = z.object({
  uploadId: z.string(),
  url: z.string(),
  /** When the address ends; the picture has another one then. */
  urlUntil: instant,
  type: z.enum(['image/png', 'image/jpeg']),
  bytes: int(),
  width: int(),
  height: int(),
})
export type UploadView = z.infer<typeof uploadView>

/** Pictures that go with one answer, at most. */
export const MOST_UPLOADS = 3
/** Bytes of one picture, at most. */
export const MOST_UPLOAD_BYTES = 5 * 1024 * 1024
