import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { placeBets } from '@portico/contract/bets/calls'
import type { Bet, BetLine } from '@portico/contract/bets/shapes'
import type { OddsBook } from '@portico/contract/lottery/shapes'
import { sessionLost } from '../../api/base-query.ts'
import type { IdempotentRequest } from '../../api/gateway.ts'
import { ended } from '../session/index.ts'
import type { Rows } from './model/choice.ts'
import type { NumberFilters } from './model/filters.ts'

/** What is on a slip before it is placed; kept for each lottery. */
export interface Draft {
  /** Empty until a play has been chosen. */
  readonly play: string
  readonly rows: Rows
  /** Which of the play's forms is on the board. */
  readonly form: number
  /** What was typed or pasted instead of chosen on the board; null while the board is in use. */
  readonly typed: string | null
  /** All sides on one page instead of a play's board. */
  readonly sides: boolean
  /** Which of the typed numbers stay. */
  readonly filters: NumberFilters
  readonly mode: string
  readonly multiple: number
  /** Null for the member's highest. */
  readonly prizeGroup: number | null
  /** By which book plays are bet that have two. */
  readonly book: OddsBook
  /** Codes of the other stations that the slip is bet on, too. */
  readonly also: readonly string[]
  /** Lines added to the list, to be placed together. */
  readonly lines: readonly BetLine[]
}

export type PlaceIntent = IdempotentRequest<typeof placeBets>

interface Slip {
  readonly draft: Draft
  /** Sent, but whether it was placed is not known: only this very intent may be sent, and it cannot be placed twice. */
  readonly unconfirmed?: PlaceIntent | undefined
  /** The bets just placed, shown until something new is chosen. */
  readonly placed?: readonly Bet[] | undefined
}

type SlipState = Readonly<Record<string, Slip>>

export const NO_FILTERS: NumberFilters = {}
export const EMPTY_DRAFT: Draft = {
  play: '',
  rows: {},
  form: 0,
  typed: null,
  sides: false,
  filters: NO_FILTERS,
  mode: '1',
  multiple: 1,
  prizeGroup: null,
  book: 'B',
  also: [],
  lines: [],
}
const EMPTY_SLIP: Slip = { draft: EMPTY_DRAFT }

type For<T> = PayloadAction<{ readonly gameCode: string } & T>

const slipOf = (state: SlipState, gameCode: string): Slip => state[gameCode] ?? EMPTY_SLIP

export const slice = createSlice({
  name: 'slip',
  initialState: {} as SlipState,
  reducers: {
    slipRestored: (state, { payload: { gameCode, slip } }: For<{ slip: Slip }>) => ({ ...state, [gameCode]: slip }),
    /** Anything chosen anew puts the receipt away. */
    drafted: (state, { payload: { gameCode, change } }: For<{ change: Partial<Draft> }>) => {
      const { draft, unconfirmed } = slipOf(state, gameCode)
      return { ...state, [gameCode]: { draft: { ...draft, ...change }, unconfirmed } }
    },
    /** `emptied` is what the board looks like afterwards. */
    lineAdded: (state, { payload: { gameCode, line, emptied } }: For<{ line: BetLine; emptied: Partial<Draft> }>) => {
      const { draft, unconfirmed } = slipOf(state, gameCode)
      return { ...state, [gameCode]: { draft: { ...draft, ...emptied, lines: [...draft.lines, line] }, unconfirmed } }
    },
    /** Lines chosen otherwise than on the board, which stays as it is. */
    linesAdded: (state, { payload: { gameCode, lines } }: For<{ lines: readonly BetLine[] }>) => {
      const { draft, unconfirmed } = slipOf(state, gameCode)
      return { ...state, [gameCode]: { draft: { ...draft, lines: [...draft.lines, ...lines] }, unconfirmed } }
    },
    /** What a line of the list costs. */
    lineChanged: (
      state,
      { payload: { gameCode, index, change } }: For<{ index: number; change: Partial<Pick<BetLine, 'mode' | 'multiple'>> }>,
    ) => {
      const slip = slipOf(state, gameCode)
      const lines = slip.draft.lines.map((line, i) => (i === index ? { ...line, ...change } : line))
      return { ...state, [gameCode]: { ...slip, draft: { ...slip.draft, lines } } }
    },
    lineRemoved: (state, { payload: { gameCode, index } }: For<{ index: number }>) => {
      const slip = slipOf(state, gameCode)
      return { ...state, [gameCode]: { ...slip, draft: { ...slip.draft, lines: slip.draft.lines.filter((_, i) => i !== index) } } }
    },
    betsPlaced: (state, { payload: { gameCode, bets, emptied } }: For<{ bets: readonly Bet[]; emptied: Partial<Draft> }>) => ({
      ...state,
      [gameCode]: { draft: { ...slipOf(state, gameCode).draft, ...emptied, lines: [] }, placed: bets },
    }),
    betUnconfirmed: (state, { payload: { gameCode, intent } }: For<{ intent: PlaceIntent }>) => ({
      ...state,
      [gameCode]: { ...slipOf(state, gameCode), unconfirmed: intent },
    }),
    betResolved: (state, { payload: { gameCode } }: For<object>) => ({
      ...state,
      [gameCode]: { ...slipOf(state, gameCode), unconfirmed: undefined },
    }),
    receiptClosed: (state, { payload: { gameCode } }: For<object>) => ({
      ...state,
      [gameCode]: { ...slipOf(state, gameCode), placed: undefined },
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionLost, () => ({}))
    builder.addCase(ended, () => ({}))
  },
  selectors: { selectSlip: (state, gameCode: string): Slip => slipOf(state, gameCode) },
})

export type { Slip }
export const {
  slipRestored,
  drafted,
  lineAdded,
  linesAdded,
  lineChanged,
  lineRemoved,
  betsPlaced,
  betUnconfirmed,
  betResolved,
  receiptClosed,
} = slice.actions
export const { selectSlip } = slice.selectors
