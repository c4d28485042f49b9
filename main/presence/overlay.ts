/** Red as systems draw it, and white: 5.6 to 1. */
const DISC = [0xc4, 0x2b, 0x1c] as const
const INK = [0xff, 0xff, 0xff] as const

/** Rows of five pixels, the first the highest bit. */
const GLYPHS: Readonly<Record<string, readonly number[]>> = {
  1: [0b00100, 0b01100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110],
  2: [0b01110, 0b10001, 0b00001, 0b00110, 0b01000, 0b10000, 0b11111],
  3: [0b01110, 0b10001, 0b00001, 0b00110, 0b00001, 0b10001, 0b01110],
  4: [0b00010, 0b00110, 0b01010, 0b10010, 0b11111, 0b00010, 0b00010],
  5: [0b11111, 0b10000, 0b11110, 0b00001, 0b00001, 0b10001, 0b01110],
  6: [0b00110, 0b01000, 0b10000, 0b11110, 0b10001, 0b10001, 0b01110],
  7: [0b11111, 0b00001, 0b00010, 0b00100, 0b01000, 0b01000, 0b01000],
  8: [0b01110, 0b10001, 0b10001, 0b01110, 0b10001, 0b10001, 0b01110],
  9: [0b01110, 0b10001, 0b10001, 0b01111, 0b00001, 0b00010, 0b01100],
  '+': [0b00000, 0b00100, 0b00100, 0b11111, 0b00100, 0b00100, 0b00000],
}
const COLUMNS = 5
const ROWS = 7

/** 16 pixels of the taskbar at twice the density. */
export const OVERLAY_SIZE = 32

const isInk = (text: string, x: number, y: number): boolean => {
  const scale = text.length === 1 ? 3 : 2
  const step = (COLUMNS + 1) * scale
  const left = (OVERLAY_SIZE - (text.length * step - scale)) / 2
  const column = Math.floor((x - left) / scale)
  const row = Math.floor((y - (OVERLAY_SIZE - ROWS * scale) / 2) / scale)
  const bits = GLYPHS[text[Math.floor(column / (COLUMNS + 1))] ?? '']?.[row] ?? 0
  const bit = column % (COLUMNS + 1)
  return column >= 0 && bit < COLUMNS && ((bits >> (COLUMNS - 1 - bit)) & 1) === 1
}

/** A count of one or two characters on a disc: pixels as BGRA, row by row, premultiplied. */
export const drawOverlay = (text: string): Uint8Array => {
  const pixels = new Uint8Array(OVERLAY_SIZE * OVERLAY_SIZE * 4)
  const middle = OVERLAY_SIZE / 2
  for (let y = 0; y < OVERLAY_SIZE; y += 1) {
    for (let x = 0; x < OVERLAY_SIZE; x += 1) {
      // How much of the pixel the disc covers softens its edge.
      const cover = Math.min(1, Math.max(0, middle - Math.hypot(x + 0.5 - middle, y + 0.5 - middle)))
      const [red, green, blue] = isInk(text, x, y) ? INK : DISC
      pixels.set(
        [blue, green, red, 255].map((part) => Math.round(part * cover)),
        (y * OVERLAY_SIZE + x) * 4,
      )
    }
  }
  return pixels
}
