/** One picture of an icon: a square PNG. */
export interface Picture {
  /** Width and height in pixels. */
  readonly size: number
  readonly png: Buffer
}

/** Windows' icon file: a directory of PNG pictures, none over 256 pixels. */
export const ico = (pictures: readonly Picture[]): Buffer => {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index
    // A byte holds the size, so 256 is written as 0.
    head.writeUInt8(size % 256, entry)
    head.writeUInt8(size % 256, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

/** The kinds of macOS's icon file that hold a PNG, by its size. */
const KINDS: Readonly<Record<number, readonly string[]>> = {
  32: ['ic11'],
  64: ['ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
}

const block = (kind: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.write(kind, 'latin1')
  head.writeUInt32BE(content.length + 8, 4)
  return Buffer.concat([head, content])
}

/** macOS's icon file; sizes it has no kind for are left out. */
export const icns = (pictures: readonly Picture[]): Buffer =>
  block('icns', Buffer.concat(pictures.flatMap(({ size, png }) => (KINDS[size] ?? []).map((kind) => block(kind, png)))))
