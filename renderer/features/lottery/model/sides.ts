import type { BetLine, Selection } from '@portico/contract/bets/shapes'
import type { DrawResult } from '@portico/contract/lottery/draw-shapes'
import type { Lottery } from '@portico/contract/lottery/shapes'
import { type Play, PUSH, type Rules } from '@portico/lottery/play'
import type { Field } from '@portico/lottery/selection/grammar'

/** One side of a place, a pair of places or a total: `big` of the second normal, `dragon` of first against last. */
export interface Side {
  readonly play: Play
  /** The place or pair it is about; undefined where the play has but one. */
  readonly on: string | undefined
  readonly pick: string
  readonly selection: Selection
}

/** The sides of one play on one place, of which a draw brings one or, at a draw of its own, none. */
export interface SideGroup {
  readonly play: Play
  readonly on: string | undefined
  readonly sides: readonly Side[]
}

/** Most words that a choice of sides has: dragon, tiger and tie; red, blue and green. */
const MOST_SIDES = 3
/** Fewer groups than these are found faster in the tree of plays. */
const LEAST_GROUPS = 6

type ListField = Extract<Field, { kind: 'list' }>

const wordsOf = (field: Field): readonly string[] =>
  field.kind === 'list' && field.of.kind === 'word' && field.of.words.length > 1 && field.of.words.length <= MOST_SIDES
    ? field.of.words
    : []

/** What a play has sides of: its places, or its pairs of places; undefined for a play of another kind. */
const onesOf = (field: ListField): readonly string[] | undefined => {
  const { of } = field
  if (of.kind === 'number' && field.key === 'at') return Array.from({ length: of.to - of.from + 1 }, (_, i) => String(of.from + i))
  if (of.kind !== 'place-pair') return undefined
  return Array.from({ length: of.places }, (_, i) => i + 1).flatMap((first) =>
    Array.from({ length: of.places - first }, (_, i) => `${first}-${first + i + 1}`),
  )
}

const groupsOf = (play: Play): readonly SideGroup[] => {
  const [form] = play.grammar
  const field = form?.find((each) => wordsOf(each).length > 0)
  const other = form?.find((each) => each !== field)
  if (!form || !field || form.length > 2) return []
  const ones = other?.kind === 'list' ? onesOf(other) : other ? undefined : [undefined]
  const group = (on: string | undefined): SideGroup => ({
    play,
    on,
    sides: wordsOf(field).map((pick) => ({
      play,
      on,
      pick,
      selection: { ...(other && on !== undefined ? { [other.key]: [on] } : {}), [field.key]: [pick] },
    })),
  })
  return (ones ?? []).map(group)
}

/** Everything with two or three sides that some plays offer; nothing where there are too few for a page of their own. */
export const sideGroups = (plays: readonly Play[]): readonly SideGroup[] => {
  const groups = plays.flatMap(groupsOf)
  return groups.length < LEAST_GROUPS ? [] : groups
}

/** In how many of the latest draws, one after another, a side came; a push ends it. */
const runOf = ({ play, selection }: Side, results: readonly DrawResult[], rules: Rules): number => {
  const reading = play.read(selection)
  const came = ({ result, ordered }: DrawResult): boolean =>
    (ordered || !reading.needsOrder) && Object.entries(reading.hits(result, rules)).some(([tier, count]) => tier !== PUSH && count > 0)
  const end = results.findIndex((draw) => !came(draw))
  return end < 0 ? results.length : end
}

export interface Streak {
  readonly side: Side
  readonly group: SideGroup
  readonly draws: number
}

/** The sides that came at least so many times running, the longest first; `results` latest first. */
export const streaksOf = (
  groups: readonly SideGroup[],
  results: readonly DrawResult[],
  flags: Lottery['flags'],
  least: number,
): readonly Streak[] =>
  groups
    .flatMap((group) => group.sides.map((side) => ({ side, group, draws: runOf(side, results, flags as Rules) })))
    .filter(({ draws }) => draws >= least)
    .toSorted((one, other) => other.draws - one.draws)

/** Where a side stands in the list of a slip; -1 where it does not. */
export const indexOfSide = ({ play, selection }: Side, lines: readonly BetLine[]): number => {
  const text = JSON.stringify(selection)
  return lines.findIndex((line) => line.play === play.id && JSON.stringify(line.selection) === text)
}
