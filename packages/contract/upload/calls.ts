import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { checked } from '../kit/wire.ts'
import { uploadView } from './shapes.ts'

/**
 * Takes a picture, a PNG or a JPEG of 5 MB and 40 megapixels at most, in Base64. It is drawn anew without whatever else the file holds, and forgotten after a day
 * unless it goes with something.
 */
export const uploadImage = call({
  method: 'POST',
  path: '/wps/uploads/image',
  token: true,
  account: 'real',
  limit: 'captcha',
  mostBytes: 7_000_000,
  request: () => z.object({ image: checked(z.string(), z.minLength(4), z.maxLength(6_990_512), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)) }),
  response: () => z.object({ upload: uploadView }),
})
