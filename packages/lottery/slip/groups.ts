import type { Units } from '@portico/contract/kit/money'
import type { Draw } from '../drawn.ts'
import { type Line, type OpenLine, openLine } from '../line.ts'
import { type Game, type Hits, PUSH } from '../play.ts'
import { returnOfHits } from '../prize.ts'
import { truncate } from '../rational.ts'

/** A line of a slip and the part of its stake that comes back at settlement, but for a line whose stakes are all given back. */
export interface SlipLine {
  readonly line: Line
  readonly rebate: Units
}

/** The same, read. */
export interface OpenSlipLine extends OpenLine, SlipLine {}

export const openSlipLine = (each: SlipLine): OpenSlipLine => ({ ...openLine(each.line), ...each })

/** What hits are worth to a line: `back` is its return, `net` what is left after its stake, rebate included. */
export const worthOf = ({ play, rules, line, per, stake, notes, rebate }: OpenSlipLine, hits: Hits) => {
  const back = truncate(returnOfHits(play, rules, line.pricing, per, hits))
  return { back, net: back - truncate(stake) + ((hits[PUSH] ?? 0) === notes ? 0n : rebate) }
}

/** Games whose places are drawn independently, and how many digits they have. */
const DIGITS: Partial<Record<Game, number>> = { SSC: 5, LF: 5 }

/** Most draws that are tried one by one, over all lines of a slip: a slip is worked out at every change of it. */
const MOST_TRIED = 30_000

/** Every draw that differs on these places; undefined where they are too many or the game is not drawn so. */
export const drawsOn = (game: Game, places: readonly number[], lines: number): readonly Draw[] | undefined => {
  const count = DIGITS[game]
  const symbols = game === 'K3' ? 6 : 10
  const at = game === 'K3' ? [1, 2, 3] : places.toSorted((one, other) => one - other)
  if ((count === undefined && game !== 'K3') || symbols ** at.length * lines > MOST_TRIED) return undefined
  return Array.from({ length: symbols ** at.length }, (_, n) => {
    const drawn = at.map((_place, i) => Math.floor(n / symbols ** i) % symbols)
    if (game === 'K3') return { dice: drawn.map((face) => String(face + 1)) }
    const digits = Array<string>(count ?? 0).fill('0')
    at.forEach((place, i) => (digits[place - 1] = String(drawn[i])))
    return { digits: digits.join('') }
  })
}

/** Lines that hang on each other, and the places they look at. */
export interface Group {
  readonly at: ReadonlySet<number>
  readonly lines: readonly OpenSlipLine[]
}

/** Most notes that are looked through for the places they stand on; a line of more is taken to look at all places of its play. */
const MOST_NOTES = 100

/** The places that a line hangs on. */
const placesOf = ({ play, reading, notes }: OpenLine): readonly number[] =>
  notes > MOST_NOTES ? play.at : [...new Set(Array.from(reading.notes(), ({ at }) => at).flat())]

/** Lines by the places that bind them to each other; all of them together in games whose places are not independent. */
export const groupsOf = (lines: readonly OpenSlipLine[]): readonly Group[] => {
  const game = lines[0]?.play.game
  if (game === undefined) return []
  if (DIGITS[game] === undefined) return [{ at: new Set(), lines }]
  let groups: readonly Group[] = []
  for (const line of lines) {
    const own = placesOf(line)
    const meets = groups.filter(({ at }) => own.some((place) => at.has(place)))
    const at = new Set([...own, ...meets.flatMap((group) => [...group.at])])
    groups = [...groups.filter((group) => !meets.includes(group)), { at, lines: [...meets.flatMap((group) => group.lines), line] }]
  }
  return groups
}
