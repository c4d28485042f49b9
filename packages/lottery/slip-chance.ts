import { playOf } from './catalogue.ts'
import type { Draw } from './drawn.ts'
import { type Line, type OpenLine, openLine } from './line.ts'
import { type Game, type Hits, PUSH } from './play.ts'
import { type Fraction, fraction, plus, reduced, times } from './rational.ts'

/** A chance, or the least and the most it can be. */
export interface Range {
  readonly from: Fraction
  readonly to: Fraction
}

export interface SlipChance {
  /** Whether `from` and `to` are the same, worked out exactly. */
  readonly exact: boolean
  /** That at least one line wins. */
  readonly win: Range
  /** That no line gives anything back, neither a win nor a stake. */
  readonly nothing: Range
}

/** What happens to lines together. */
interface Together {
  readonly exact: boolean
  /** That none of them wins, and that none gives anything back. */
  readonly noWin: Range
  readonly nothing: Range
}

const ONE = fraction(1)
const less = (a: Fraction, b: Fraction): boolean => a.num * b.den < b.num * a.den
const least = (all: readonly Fraction[]): Fraction => all.reduce((one, other) => (less(other, one) ? other : one), ONE)
const product = (all: readonly Fraction[]): Fraction => reduced(all.reduce(times, ONE))
const without = (a: Fraction): Fraction => ({ num: a.den - a.num, den: a.den })
const certain = (a: Fraction): Range => ({ from: a, to: a })

const wins = (hits: Hits): boolean => Object.entries(hits).some(([tier, count]) => tier !== PUSH && count > 0)
const gives = (hits: Hits): boolean => Object.values(hits).some((count) => count > 0)

/** One line alone, from what its selection does over all outcomes. */
const alone = ({ play, reading, rules }: OpenLine, date: string | undefined): Together => {
  let [won, returned] = [0n, 0n]
  for (const { ways, hits } of reading.spread(rules, date)) {
    if (wins(hits)) won += ways
    if (gives(hits)) returned += ways
  }
  const share = (ways: bigint): Range => certain(reduced(fraction(play.outcomes - ways, play.outcomes)))
  return { exact: true, noWin: share(won), nothing: share(returned) }
}

/** Most draws that are tried one by one, over all lines of a slip: a slip is worked out at every change of it. */
const MOST_TRIED = 4_000

/** Games whose places are drawn independently, and how many digits they have. */
const DIGITS: Partial<Record<Game, number>> = { SSC: 5, LF: 5 }

/** Every draw that differs on these places; undefined where they are too many or the game is not drawn so. */
const drawsOn = (game: Game, places: readonly number[], lines: number): readonly Draw[] | undefined => {
  const count = DIGITS[game]
  const symbols = game === 'K3' ? 6 : 10
  const at = game === 'K3' ? [1, 2, 3] : places
  if ((count === undefined && game !== 'K3') || symbols ** at.length * lines > MOST_TRIED) return undefined
  return Array.from({ length: symbols ** at.length }, (_, n) => {
    const drawn = at.map((_place, i) => Math.floor(n / symbols ** i) % symbols)
    if (game === 'K3') return { dice: drawn.map((face) => String(face + 1)) }
    const digits = Array<string>(count ?? 0).fill('0')
    at.forEach((place, i) => (digits[place - 1] = String(drawn[i])))
    return { digits: digits.join('') }
  })
}

/** Lines that look at the same places, tried on every draw of them. */
const tried = (lines: readonly OpenLine[], draws: readonly Draw[]): Together => {
  let [noWin, nothing] = [0, 0]
  for (const draw of draws) {
    const hits = lines.map(({ reading, rules }) => reading.hits(draw, rules))
    if (!hits.some(wins)) noWin += 1
    if (!hits.some(gives)) nothing += 1
  }
  const share = (count: number): Range => certain(reduced(fraction(count, draws.length)))
  return { exact: true, noWin: share(noWin), nothing: share(nothing) }
}

const sum = (all: readonly Fraction[]): Fraction => all.reduce((one, other) => reduced(plus(one, other)), fraction(0))

/** All that can be said of events whose dependence is not known: all of them happen at most as often as the rarest does. */
const bounded = (ranges: readonly Range[]): Range => {
  const missed = sum(ranges.map(({ from }) => without(from)))
  return { from: less(missed, ONE) ? without(missed) : fraction(0), to: least(ranges.map(({ to }) => to)) }
}

const independent = (ranges: readonly Range[]): Range => ({
  from: product(ranges.map(({ from }) => from)),
  to: product(ranges.map(({ to }) => to)),
})

/** Lines that hang on each other, and the places they look at. */
interface Bound {
  readonly at: ReadonlySet<number>
  readonly lines: readonly OpenLine[]
}

/** Most notes that are looked through for the places they stand on; a line of more is taken to look at all places of its play. */
const MOST_NOTES = 100

/** The places that a line hangs on. */
const placesOf = ({ play, reading, notes }: OpenLine): readonly number[] =>
  notes > MOST_NOTES ? play.at : [...new Set(Array.from(reading.notes(), ({ at }) => at).flat())]

/** Lines by the places that bind them to each other. */
const bound = (lines: readonly OpenLine[]): readonly Bound[] => {
  let groups: readonly Bound[] = []
  for (const line of lines) {
    const own = placesOf(line)
    const meets = groups.filter(({ at }) => own.some((place) => at.has(place)))
    const at = new Set([...own, ...meets.flatMap((group) => [...group.at])])
    groups = [...groups.filter((group) => !meets.includes(group)), { at, lines: [...meets.flatMap((group) => group.lines), line] }]
  }
  return groups
}

const together = ({ at, lines }: Bound, all: number, date: string | undefined): Together => {
  const [first] = lines
  if (first && lines.length === 1) return alone(first, date)
  const draws = first && drawsOn(first.play.game, [...at], all)
  if (draws) return tried(lines, draws)
  const each = lines.map((line) => alone(line, date))
  return { exact: false, noWin: bounded(each.map(({ noWin }) => noWin)), nothing: bounded(each.map(({ nothing }) => nothing)) }
}

/**
 * The chances of several lines of one lottery on one issue taken together. Exact for one line, for lines on different places of digits
 * that are drawn independently, and for lines on the same few places or dice, which are tried on every draw; otherwise between bounds
 * that hold however the lines depend on each other.
 * @throws as `openLine`.
 */
export const slipChance = (lines: readonly Line[]): SlipChance => {
  const open = lines.map(openLine)
  const game = lines[0] && playOf(lines[0].game, lines[0].play)?.game
  const apart = game !== undefined && DIGITS[game] !== undefined
  const groups = apart ? bound(open) : [{ at: new Set<number>(), lines: open }]
  const parts = open.length === 0 ? [] : groups.map((group) => together(group, lines.length, lines[0]?.date))
  const [noWin, nothing] = [independent(parts.map((part) => part.noWin)), independent(parts.map((part) => part.nothing))]
  return {
    exact: parts.every(({ exact }) => exact),
    win: { from: without(noWin.to), to: without(noWin.from) },
    nothing,
  }
}
