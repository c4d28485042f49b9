import type { Units } from '@portico/contract/kit/money'
import { type Hits, PUSH } from '../play.ts'
import { type Fraction, fraction, plus, reduced, times } from '../rational.ts'
import type { Draw } from '../drawn.ts'
import { drawsOn, type Group, groupsOf, openSlipLine, type OpenSlipLine, type SlipLine, worthOf } from './groups.ts'
import { aheadOf, type Nets, netsOf } from './nets.ts'

/** A chance, or the least and the most it can be. */
export interface Range {
  readonly from: Fraction
  readonly to: Fraction
}

export interface Outlook {
  /** Whether `from` and `to` are the same and `most` and `best` are reached, worked out exactly. */
  readonly exact: boolean
  /** That at least one line wins. */
  readonly win: Range
  /** That no line gives anything back, neither a win nor a stake. */
  readonly nothing: Range
  /** That more comes back than was staked, rebates included; undefined where it is not known exactly. */
  readonly ahead: Fraction | undefined
  /** The most that one draw can give back; no less than that where not `exact`. */
  readonly most: Units
  /** What is left of the best draw after all stakes, rebates included; below zero the slip loses in every draw. */
  readonly best: Units
}

/** What happens to lines together. */
interface Together extends Pick<Outlook, 'exact' | 'most' | 'best'> {
  /** That none of them wins, and that none gives anything back. */
  readonly noWin: Range
  readonly nothing: Range
  readonly nets: Nets | undefined
}

const ONE = fraction(1)
const less = (a: Fraction, b: Fraction): boolean => a.num * b.den < b.num * a.den
const least = (all: readonly Fraction[]): Fraction => all.reduce((one, other) => (less(other, one) ? other : one), ONE)
const product = (all: readonly Fraction[]): Fraction => reduced(all.reduce(times, ONE))
const without = (a: Fraction): Fraction => ({ num: a.den - a.num, den: a.den })
const certain = (a: Fraction): Range => ({ from: a, to: a })
const larger = (a: Units, b: Units): Units => (a > b ? a : b)
const total = (all: readonly Units[]): Units => all.reduce((sum, each) => sum + each, 0n)

const wins = (hits: Hits): boolean => Object.entries(hits).some(([tier, count]) => tier !== PUSH && count > 0)
const gives = (hits: Hits): boolean => Object.values(hits).some((count) => count > 0)

/** Ways that draws of one weight each can go. */
interface Way {
  readonly ways: bigint
  readonly won: boolean
  readonly gave: boolean
  readonly back: Units
  readonly net: Units
}

const ofWays = (ways: readonly Way[], of: bigint): Together => {
  const share = (some: readonly Way[]): Range =>
    certain(
      reduced(
        fraction(
          some.reduce((sum, way) => sum + way.ways, 0n),
          of,
        ),
      ),
    )
  return {
    exact: true,
    noWin: share(ways.filter(({ won }) => !won)),
    nothing: share(ways.filter(({ gave }) => !gave)),
    most: ways.reduce((most, { back }) => larger(most, back), 0n),
    best: ways.reduce((best, { net }) => larger(best, net), ways[0]?.net ?? 0n),
    nets: netsOf(ways),
  }
}

/** One line alone, from what its selection does over all outcomes. */
const alone = (line: OpenSlipLine): Together => {
  const { outcomes } = line.play
  const ways = line.reading
    .spread(line.rules, line.line.date)
    .map(({ ways, hits }) => ({ ways, won: wins(hits), gave: gives(hits), ...worthOf(line, hits) }))
  const rest = outcomes - total(ways.map((way) => way.ways))
  const none = rest > 0n ? [{ ways: rest, won: false, gave: false, ...worthOf(line, {}) }] : []
  return ofWays([...ways, ...none], outcomes)
}

type Outcome = Omit<Way, 'ways'>

/** What lines came to on every draw of some places: a slip that gains a line tries only that one. */
const known = new WeakMap<SlipLine['line'], Map<string, readonly Outcome[]>>()

const outcomesOn = (line: OpenSlipLine, places: string, draws: readonly Draw[]): readonly Outcome[] => {
  const of = known.get(line.line) ?? new Map<string, readonly Outcome[]>()
  known.set(line.line, of)
  const key = `${places} ${line.rebate}`
  const before = of.get(key)
  if (before) return before
  const lost = { won: false, gave: false, ...worthOf(line, {}) }
  const outcomes = draws.map((draw) => {
    const hits = line.reading.hits(draw, line.rules)
    return gives(hits) ? { won: wins(hits), gave: true, ...worthOf(line, hits) } : lost
  })
  of.set(key, outcomes)
  return outcomes
}

/** Lines that look at the same places, tried on every draw of them. */
const tried = (lines: readonly OpenSlipLine[], at: ReadonlySet<number>, draws: readonly Draw[]): Together => {
  const places = [...at].toSorted((one, other) => one - other).join()
  const all = lines.map((line) => outcomesOn(line, places, draws))
  return ofWays(
    draws.map((_draw, i) => {
      const each = all.flatMap((outcomes) => outcomes[i] ?? [])
      return {
        ways: 1n,
        won: each.some(({ won }) => won),
        gave: each.some(({ gave }) => gave),
        back: total(each.map(({ back }) => back)),
        net: total(each.map(({ net }) => net)),
      }
    }),
    BigInt(draws.length),
  )
}

/** All that can be said of events whose dependence is not known: all of them happen at most as often as the rarest does. */
const bounded = (ranges: readonly Range[]): Range => {
  const missed = ranges.map(({ from }) => without(from)).reduce((one, other) => reduced(plus(one, other)), fraction(0))
  return { from: less(missed, ONE) ? without(missed) : fraction(0), to: least(ranges.map(({ to }) => to)) }
}

const together = ({ at, lines }: Group, all: number): Together => {
  const [first] = lines
  if (first && lines.length === 1) return alone(first)
  const draws = first && drawsOn(first.play.game, [...at], all)
  if (draws) return tried(lines, at, draws)
  const each = lines.map(alone)
  return {
    exact: false,
    noWin: bounded(each.map(({ noWin }) => noWin)),
    nothing: bounded(each.map(({ nothing }) => nothing)),
    most: total(each.map(({ most }) => most)),
    best: total(each.map(({ best }) => best)),
    nets: undefined,
  }
}

const independent = (ranges: readonly Range[]): Range => ({
  from: product(ranges.map(({ from }) => from)),
  to: product(ranges.map(({ to }) => to)),
})

/**
 * What may come of several lines of one lottery on one issue taken together. Exact for one line, for lines on different places of digits
 * that are drawn independently, and for lines on the same few places or dice, which are tried on every draw; otherwise between bounds
 * that hold however the lines depend on each other.
 * @throws as `openLine`.
 */
export const outlookOf = (lines: readonly SlipLine[]): Outlook => {
  const parts = groupsOf(lines.map(openSlipLine)).map((group) => together(group, lines.length))
  const [noWin, nothing] = [independent(parts.map((part) => part.noWin)), independent(parts.map((part) => part.nothing))]
  return {
    exact: parts.every(({ exact }) => exact),
    win: { from: without(noWin.to), to: without(noWin.from) },
    nothing,
    ahead: aheadOf(parts.map(({ nets }) => nets)),
    most: total(parts.map(({ most }) => most)),
    best: total(parts.map(({ best }) => best)),
  }
}
