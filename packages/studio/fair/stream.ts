import { fromHex, hmacSha256, sha256, toHex, utf8 } from './bytes.ts'

/** A whole number from 0 to n - 1, each as likely. */
export type Below = (n: number) => Promise<number>

/** What binds a round's chance: the house's secret, and the player's number, which the house learns only with the bet. */
export interface Entropy {
  readonly gameCode: string
  readonly roundId: string
  /** 32 bytes in hex, kept until the round is decided. */
  readonly seed: string
  /** Decimal digits the player's page chose after the commitment was shown. */
  readonly clientNumber: string
}

export const CLIENT_NUMBER = /^\d{1,20}$/

/** The commitment has a tag of its own, so that no message of the stream can ever be it. */
const COMMIT_TAG = 'PORTICO-STUDIO:COMMIT:1:'
const DRAW_TAG = 'PORTICO-STUDIO:DRAW:1'

/** What is shown of a seed before the bet. */
export const commitmentOf = async (seed: string): Promise<string> =>
  toHex(await sha256(Uint8Array.from([...utf8(COMMIT_TAG), ...fromHex(seed)])))

const WORDS = 2 ** 32

/**
 * The numbers of one round: HMAC-SHA256 keyed by the seed over "tag:game:round:number:counter", four bytes at a time, the first the most.
 * Words from the greatest multiple of n up are passed over, for they would favour small numbers.
 */
export const numbersOf = async ({ gameCode, roundId, seed, clientNumber }: Entropy): Promise<Below> => {
  const sign = await hmacSha256(fromHex(seed))
  let block: readonly number[] = []
  let counter = 0
  let at = 0
  const nextByte = async (): Promise<number> => {
    if (at === block.length) {
      block = [...(await sign(utf8(`${DRAW_TAG}:${gameCode}:${roundId}:${clientNumber}:${counter++}`)))]
      at = 0
    }
    return block[at++] ?? 0
  }
  return async (n) => {
    if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`no number below ${n}`)
    const even = WORDS - (WORDS % n)
    for (;;) {
      let word = 0
      for (let byte = 0; byte < 4; byte++) word = word * 256 + (await nextByte())
      if (word < even) return word % n
    }
  }
}
