import { createContext, useContext, useDeferredValue, useMemo } from 'react'
import { type BetLine, MOST_TOKENS } from '@portico/contract/bets/shapes'
import type { Lottery, Odds, OddsBook } from '@portico/contract/lottery/shapes'
import type { MemberInfo } from '@portico/contract/member/shapes'
import { playsOf } from '@portico/lottery/catalogue'
import type { Play } from '@portico/lottery/play'
import { emptyRows, formsOf, type Rows, selectionOf, type TypedField, typedOf } from '../model/choice.ts'
import { playTree, type PlayTab, tabOf } from '../model/play-tree.ts'
import { isPriced, oddsOf, type PricedLine, priceLine, type Pricing, type Terms } from '../model/price.ts'
import { type Draft, NO_FILTERS, type Slip } from '../slice.ts'
import { type TypedNumbers, useTyped } from './use-typed.ts'

/** Everything the parts of one lottery's page share. */
export interface BetPanel {
  readonly lottery: Lottery
  readonly member: MemberInfo
  readonly terms: Terms
  readonly tree: readonly PlayTab[]
  readonly tab: PlayTab
  readonly play: Play
  readonly slip: Slip
  readonly draft: Draft
  readonly rows: Rows
  /** Which of the play's forms is on the board. */
  readonly form: number
  /** How the play may be typed. */
  readonly typing: TypedField | undefined
  /** What was typed, read; undefined while the board is in use. */
  readonly typed: TypedNumbers | undefined
  readonly prizeGroup: number
  readonly mode: string
  readonly multiple: number
  /** The odds of the play in hand; undefined where a prize group prices it. */
  readonly odds: Odds | undefined
  /** The book of odds it is bet by; undefined where the play has one price only. */
  readonly book: OddsBook | undefined
  /** The chosen line with its price, or the rule it breaks. */
  readonly pricing: Pricing
  /** Lines of the list, priced. */
  readonly listed: readonly PricedLine[]
  /** What an emptied board looks like. */
  readonly emptied: Partial<Draft>
}

const BetPanelContext = createContext<BetPanel | undefined>(undefined)
export const BetPanelProvider = BetPanelContext.Provider

export const useBetPanel = (): BetPanel => {
  const betPanel = useContext(BetPanelContext)
  if (!betPanel) throw new Error('useBetPanel outside its provider')
  return betPanel
}

/** The play that the page of a lottery of five digits opens with; others open with their first. */
const FIRST = 'front3-direct'

const known = new WeakMap<Terms, WeakMap<BetLine, Pricing>>()

/** Neither a line nor the terms ever change, so neither does the price. */
const pricedOnce = (line: BetLine, terms: Terms): Pricing => {
  const prices = known.get(terms) ?? new WeakMap<BetLine, Pricing>()
  known.set(terms, prices)
  const before = prices.get(line)
  if (before) return before
  const pricing = priceLine(line, terms)
  prices.set(line, pricing)
  return pricing
}

const within = (value: number, { minPrizeGroup, maxPrizeGroup }: MemberInfo): number =>
  Math.min(Math.max(value, minPrizeGroup), maxPrizeGroup)

/** The plays of a lottery that have a price, as a tree. */
const treeOf = ({ type, plays, odds }: Lottery): readonly PlayTab[] =>
  playTree(
    playsOf(type).filter((play) => isPriced(play, odds)),
    plays,
  )

/** What a lottery without a play that the rules library knows leaves out. */
type Parts = Omit<BetPanel, 'tab' | 'play' | 'pricing'> & { [Part in 'tab' | 'play' | 'pricing']: BetPanel[Part] | undefined }

const isWhole = (parts: Parts): parts is Parts & BetPanel =>
  parts.tab !== undefined && parts.play !== undefined && parts.pricing !== undefined

/**
 * Works out the panel of a lottery; undefined when it offers no play that the rules library knows. `date`: the day of the draw,
 * YYYY-MM-DD.
 */
export const useMakeBetPanel = (lottery: Lottery, member: MemberInfo, slip: Slip, date: string | undefined): BetPanel | undefined => {
  const { draft } = slip
  const tree = useMemo(() => treeOf(lottery), [lottery])
  const offered = tree.flatMap(({ groups }) => groups.flatMap(({ plays }) => plays))
  const play = offered.find(({ id }) => id === draft.play) ?? offered.find(({ id }) => id === FIRST) ?? offered[0]
  const tab = play && tabOf(tree, play.id)

  const rows = useMemo(() => (play ? { ...emptyRows(play), ...draft.rows } : {}), [play, draft.rows])
  const forms = useMemo(() => (play ? formsOf(play) : []), [play])
  const form = draft.form < forms.length ? draft.form : 0
  const typing = useMemo(() => play && typedOf(play), [play])
  const typedText = forms.length === 0 ? (draft.typed ?? '') : draft.typed
  const typed = useTyped(typedText, typing, draft.filters)

  const prizeGroup = within(draft.prizeGroup ?? member.maxPrizeGroup, member)
  const mode = lottery.modes.includes(draft.mode) ? draft.mode : (lottery.modes[0] ?? '1')
  const multiple = Math.min(draft.multiple, lottery.maxMultiple)
  const terms = useMemo<Terms>(
    () => ({
      game: lottery.type,
      unit: lottery.unit,
      maxNotes: lottery.maxNotes,
      maxTokens: MOST_TOKENS,
      maxPrizeGroup: member.maxPrizeGroup,
      odds: lottery.odds,
      bookA: lottery.bookA,
      flags: lottery.flags,
      date,
    }),
    [lottery, member.maxPrizeGroup, date],
  )
  const book = play && lottery.bookA?.[play.id] ? draft.book : undefined
  const line = useMemo<BetLine | undefined>(() => {
    if (!play) return undefined
    // The very list that was read: it need not be read again.
    const selection = typed && typing ? { [typing.key]: typed.filtered as string[] } : selectionOf(play, rows, form)
    return { play: play.id, selection, mode, multiple, prizeGroup, ...(book ? { book } : {}) }
  }, [play, typed, typing, rows, form, mode, multiple, prizeGroup, book])
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

  const odds = useMemo(() => line && oddsOf(lottery, line), [lottery, line])

  const emptied = useMemo(
    () => ({ rows: play ? emptyRows(play) : {}, typed: draft.typed === null ? null : '', filters: NO_FILTERS }),
    [play, draft.typed],
  )
  const parts = {
    lottery,
    member,
    terms,
    tree,
    tab,
    play,
    slip,
    draft,
    rows,
    form,
    typing,
    typed,
    prizeGroup,
    mode,
    multiple,
    odds,
    book,
    pricing,
    listed,
    emptied,
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- one panel as long as all its parts are the same: they are the dependencies
  const panel = useMemo(() => parts, Object.values(parts))
  return isWhole(panel) ? panel : undefined
}
