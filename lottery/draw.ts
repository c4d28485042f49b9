import { hmacSha256, sha256, toHex, utf8 } from './bytes.ts'

/** What is published of a seed before its issue opens: SHA-256 of it, in lower-case hex. */
export const commitmentOf = async (seed: Uint8Array): Promise<string> => toHex(await sha256(seed))

/** Whether a seed shown after the draw is the one committed to before it. */
export const isCommitted = async (seed: Uint8Array, commitment: string): Promise<boolean> =>
  (await commitmentOf(seed)) === commitment.toLowerCase()

/** Bytes below this are spread evenly over ten digits; the six above it would favour 0-5 and are passed over. */
const EVEN = 250

/**
 * The digits an issue draws, which anyone can work out again from the shown seed: the bytes of
 * HMAC-SHA256(seed, "lottery:numero:entropy:counter"), counter 0, 1, 2..., each below 250 giving one digit, byte mod 10.
 * `entropy` is settled after betting closes (the root of the bets), so that the seed's owner does not know the draw before.
 */
export const drawDigits = async (seed: Uint8Array, lotteryCode: string, numero: string, entropyHex: string, count = 5): Promise<string> => {
  const sign = await hmacSha256(seed)
  let digits = ''
  for (let counter = 0; digits.length < count; counter++) {
    const bytes = await sign(utf8(`${lotteryCode}:${numero}:${entropyHex}:${counter}`))
    for (const byte of bytes) if (byte < EVEN) digits += byte % 10
  }
  return digits.slice(0, count)
}
