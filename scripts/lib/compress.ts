import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import zopfli from '@gfx/zopfli'

const TEXT = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.webmanifest'])
/** Below this a packet is a packet. */
const WORTH_BYTES = 512
/** From here on a search for the shortest gzip is worth its second. It saves three per cent. */
const LARGE_BYTES = 8_000
const ITERATIONS = 5

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

const gzipWell = (raw: Buffer): Promise<Uint8Array> =>
  raw.length < LARGE_BYTES ? gz(raw, { level: 9 }) : zopfli.gzipAsync(raw, { numiterations: ITERATIONS })

const compressFile = async (path: string): Promise<void> => {
  const raw = await readFile(path)
  if (raw.length < WORTH_BYTES) return
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } }
  const [small, old] = await Promise.all([brotli(raw, options), gzipWell(raw)])
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, old)])
}

/** Writes a brotli and a gzip copy beside every text file below `folder`. Answers how many files got one. */
export const compressBelow = async (folder: string): Promise<number> => {
  const names = await readdir(folder, { recursive: true })
  const texts = names.filter((name) => TEXT.has(extname(name)))
  await Promise.all(texts.map((name) => compressFile(join(folder, name))))
  return texts.length
}
