import { sha256, toHex } from './bytes.ts'
import { type Below, byteBelow, drawnBytes } from './drawn-bytes.ts'
import type { Draw } from './drawn.ts'
import { DICE, type DrawShape, FACES, LAYOUTS, MARK_SIX_NUMBERS, NORMALS, twoDigits } from './shape.ts'

/** What is published of a seed before its issue opens: SHA-256 of it, in lower-case hex. */
export const commitmentOf = async (seed: Uint8Array): Promise<string> => toHex(await sha256(seed))

/** Whether a seed shown after the draw is the one committed to before it. */
export const isCommitted = async (seed: Uint8Array, commitment: string): Promise<boolean> =>
  (await commitmentOf(seed)) === commitment.toLowerCase()

/** Which issue is drawn. `entropyHex` is settled after betting closes (the root of the bets), so that the seed's owner does not know the draw before. */
export interface Drawing {
  readonly lotteryCode: string
  readonly numero: string
  readonly entropyHex: string
  /** The day of the draw in the lottery's zone, YYYY-MM-DD, for draws that carry it. */
  readonly date: string
}

const digitsFrom = async (below: Below, count: number): Promise<string> => {
  let digits = ''
  while (digits.length < count) digits += await below(10)
  return digits
}

/** Takes `pick` numbers of 1..`of` out of a row of all, one after the other. */
const numbersFrom = async (below: Below, pick: number, of: number): Promise<string[]> => {
  const left = Array.from({ length: of }, (_, i) => twoDigits(i + 1))
  const numbers: string[] = []
  while (numbers.length < pick) numbers.push(...left.splice(await below(left.length), 1))
  return numbers
}

const diceFrom = async (below: Below): Promise<string[]> => {
  const dice: string[] = []
  while (dice.length < DICE) dice.push(String((await below(FACES)) + 1))
  return dice
}

const lotsFrom = async (below: Below, layout: 'north' | 'south'): Promise<Record<string, string[]>> => {
  const lots: Record<string, string[]> = {}
  for (const { lot, numbers, digits } of LAYOUTS[layout]) {
    const drawn: string[] = []
    while (drawn.length < numbers) drawn.push(await digitsFrom(below, digits))
    lots[lot] = drawn
  }
  return lots
}

/** What an issue draws. The rule is public: docs/provable-draws.md says it step by step. */
export const drawFrom = async (shape: DrawShape, seed: Uint8Array, drawing: Drawing): Promise<Draw> => {
  const { lotteryCode, numero, entropyHex, date } = drawing
  const below = byteBelow(await drawnBytes(seed, `${lotteryCode}:${numero}:${entropyHex}`))
  switch (shape.kind) {
    case 'digits':
      return { digits: await digitsFrom(below, shape.count) }
    case 'numbers':
      return { numbers: await numbersFrom(below, shape.pick, shape.of), ordered: true }
    case 'dice':
      return { dice: await diceFrom(below) }
    case 'mark-six': {
      const numbers = await numbersFrom(below, NORMALS + 1, MARK_SIX_NUMBERS)
      return { date, normals: numbers.slice(0, NORMALS), special: numbers[NORMALS] ?? '', ordered: true }
    }
    case 'lots':
      return { date, lots: await lotsFrom(below, shape.layout) }
    case 'stations':
      throw new RangeError('the stations draw, and nobody else')
  }
}
