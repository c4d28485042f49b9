import { crc32, deflateSync } from 'node:zlib'

const WIDTH = 240
const HEIGHT = 320
type Colour = readonly [red: number, green: number, blue: number]
type Box = readonly [x: number, y: number, width: number, height: number, colour: Colour]

const PAPER: Colour = [244, 246, 248]
const INK: Colour = [92, 104, 118]
const FAINT: Colour = [208, 214, 220]

/** A bank's page with its head and some movements, none of which can be read. */
const BOXES: readonly Box[] = [
  [0, 0, WIDTH, 56, [32, 92, 120]],
  [16, 20, 92, 16, PAPER],
  ...[84, 132, 180, 228, 276].flatMap((y): Box[] => [
    [16, y, 96, 10, INK],
    [16, y + 16, 60, 8, FAINT],
    [164, y, 60, 10, [40, 130, 96]],
    [16, y + 34, WIDTH - 32, 1, FAINT],
  ]),
]

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length)
  whole.set(body, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}

/** What members of the demonstration send as a proof: a PNG in base64, drawn here so that it is nobody's. */
export const proofPicture = (): string => {
  const stride = WIDTH * 3 + 1
  const rows = Buffer.alloc(stride * HEIGHT)
  const boxes: readonly Box[] = [[0, 0, WIDTH, HEIGHT, PAPER], ...BOXES]
  for (const [left, top, width, height, colour] of boxes)
    for (let y = top; y < top + height; y++) for (let x = left; x < left + width; x++) rows.set(colour, y * stride + 1 + x * 3)
  const head = Buffer.alloc(13)
  head.writeUInt32BE(WIDTH)
  head.writeUInt32BE(HEIGHT, 4)
  // Eight bits of red, green and blue each.
  head.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]).toString(
    'base64',
  )
}
