import { createContext, useContext, useDeferredValue, useMemo } from 'react'
import type { BetLine } from '@portico/contract/bets'
import type { Lottery } from '@portico/contract/lottery'
import type { MemberInfo } from '@portico/contract/member-info'
import { playsOf } from '@portico/lottery/catalogue'
import type { Play } from '@portico/lottery/play'
import { boardOf, emptyRows, linesOf, type Rows, selectionOf } from '../model/choice.ts'
import { playTree, type PlayTab, tabOf } from '../model/play-tree.ts'
import { type Priced, priceLine, type Pricing, type Terms } from '../model/price.ts'
import { readTyped, type Typed } from '../model/typed.ts'
import type { Draft, Slip } from '../slice.ts'

/** Everything the parts of one lottery's page share. */
export interface Desk {
  readonly lottery: Lottery
  readonly member: MemberInfo
  readonly terms: Terms
  readonly tree: readonly PlayTab[]
  readonly tab: PlayTab
  readonly play: Play
  readonly slip: Slip
  readonly draft: Draft
  readonly rows: Rows
  /** What was typed, read; undefined while the board is in use. */
  readonly typed: Typed | undefined
  readonly prizeGroup: number
  /** The chosen line with its price, or the rule it breaks. */
  readonly pricing: Pricing
  /** Lines of the list, priced. */
  readonly listed: readonly Priced[]
  /** What an emptied board looks like. */
  readonly emptied: Partial<Draft>
}

const DeskContext = createContext<Desk | undefined>(undefined)
export const DeskProvider = DeskContext.Provider

export const useDesk = (): Desk => {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('useDesk outside its provider')
  return desk
}

/** The play that a lottery's page opens with. */
const FIRST = 'front3-direct'

const known = new WeakMap<BetLine, Pricing>()

/** A line never changes, so neither does its price within one lottery. */
const pricedOnce = (line: BetLine, terms: Terms): Pricing => {
  const before = known.get(line)
  if (before) return before
  const pricing = priceLine(line, terms)
  known.set(line, pricing)
  return pricing
}

const within = (value: number, { minPrizeGroup, maxPrizeGroup }: MemberInfo): number =>
  Math.min(Math.max(value, minPrizeGroup), maxPrizeGroup)

/** Works out the desk of a lottery; undefined when it offers no play that the rules library knows. */
export const useMakeDesk = (lottery: Lottery, member: MemberInfo, slip: Slip): Desk | undefined => {
  const { draft } = slip
  const tree = useMemo(() => playTree(playsOf(lottery.type), lottery.plays), [lottery])
  const offered = tree.flatMap(({ groups }) => groups.flatMap(({ plays }) => plays))
  const play = offered.find(({ id }) => id === draft.play) ?? offered.find(({ id }) => id === FIRST) ?? offered[0]
  const tab = play && tabOf(tree, play.id)

  const rows = useMemo(() => (play ? { ...emptyRows(play), ...draft.rows } : {}), [play, draft.rows])
  const typedText = play && boardOf(play).length === 0 ? (draft.typed ?? '') : draft.typed
  const typed = useMemo(() => {
    const field = play && linesOf(play)
    return typedText !== null && field ? readTyped(typedText, field) : undefined
  }, [play, typedText])

  const prizeGroup = within(draft.prizeGroup ?? member.maxPrizeGroup, member)
  const mode = lottery.modes.includes(draft.mode) ? draft.mode : (lottery.modes[0] ?? '1')
  const multiple = Math.min(draft.multiple, lottery.maxMultiple)
  const terms = useMemo<Terms>(
    () => ({
      game: lottery.type,
      unit: lottery.unit,
      maxNotes: lottery.maxNotes,
      maxPrizeGroup: member.maxPrizeGroup,
      odds: lottery.odds,
      flags: lottery.flags,
    }),
    [lottery, member.maxPrizeGroup],
  )
  const line = useMemo<BetLine | undefined>(() => {
    if (!play) return undefined
    const selection = typed ? { lines: [...typed.lines] } : selectionOf(play, rows)
    return { play: play.id, selection, mode, multiple, prizeGroup }
  }, [play, typed, rows, mode, multiple, prizeGroup])
  // The board answers at once; a heavy quote may follow a frame later.
  const settled = useDeferredValue(line)
  const pricing = useMemo(() => settled && priceLine(settled, terms), [settled, terms])
  const listed = useMemo(
    () =>
      draft.lines.flatMap((each) => {
        const known = pricedOnce(each, terms)
        return known.ok ? [known.priced] : []
      }),
    [draft.lines, terms],
  )

  return useMemo(() => {
    if (!play || !tab || !pricing) return undefined
    const emptied = { rows: emptyRows(play), typed: draft.typed === null ? null : '' }
    return { lottery, member, terms, tree, tab, play, slip, draft, rows, typed, prizeGroup, pricing, listed, emptied }
  }, [lottery, member, terms, tree, tab, play, slip, draft, rows, typed, prizeGroup, pricing, listed])
}
