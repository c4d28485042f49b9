import { expect, test } from 'vitest'
import { icns, ico } from './icon-files.ts'

const picture = (size: number) => ({ size, png: Buffer.alloc(size, size % 251) })

test('writes an icon for Windows whose entries point at its pictures [DESKTOP-07]', () => {
  const [small, large] = [picture(16), picture(256)]
  const file = ico([small, large])
  expect(file.subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 2, 0]))
  const pictureAt = (entry: number) => {
    const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)]
    return file.subarray(offset, offset + length)
  }
  expect([file[6], pictureAt(6)]).toEqual([16, small.png])
  expect([file[22], pictureAt(22)]).toEqual([0, large.png])
})

test('writes an icon for macOS as blocks that fill it [DESKTOP-07]', () => {
  const file = icns([picture(16), picture(128), picture(512)])
  const kinds: string[] = []
  for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) kinds.push(file.toString('latin1', at, at + 4))
  expect(file.toString('latin1', 0, 4)).toBe('icns')
  expect(file.readUInt32BE(4)).toBe(file.length)
  expect(kinds).toEqual(['ic07', 'ic09', 'ic14'])
})
