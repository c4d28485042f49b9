import { hmacSha256, utf8 } from './bytes.ts'

/** The next byte of a stream that never ends. */
export type NextByte = () => Promise<number>

/** A whole number from 0 to n - 1, each as likely. */
export type Below = (n: number) => Promise<number>

/** Bytes that anyone can work out again from the shown seed: HMAC-SHA256(seed, "label:counter"), counter 0, 1, 2... */
export const drawnBytes = async (seed: Uint8Array, label: string): Promise<NextByte> => {
  const sign = await hmacSha256(seed)
  let block: readonly number[] = []
  let counter = 0
  let at = 0
  return async () => {
    if (at === block.length) {
      block = [...(await sign(utf8(`${label}:${counter++}`)))]
      at = 0
    }
    return block[at++] ?? 0
  }
}

/** For n up to 256: a byte gives byte mod n; bytes from the greatest multiple of n up would favour small numbers and are passed over. */
export const byteBelow =
  (next: NextByte): Below =>
  async (n) => {
    const even = 256 - (256 % n)
    for (;;) {
      const byte = await next()
      if (byte < even) return byte % n
    }
  }

const WORDS = 2 ** 32

/** For n up to 2^32: as `byteBelow`, by four bytes at a time, the first the most. */
export const wordBelow =
  (next: NextByte): Below =>
  async (n) => {
    const even = WORDS - (WORDS % n)
    for (;;) {
      let word = 0
      for (let byte = 0; byte < 4; byte++) word = word * 256 + (await next())
      if (word < even) return word % n
    }
  }
