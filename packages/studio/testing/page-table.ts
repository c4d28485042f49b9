import type { State } from '../page/api.ts'
import { createTable, type Table } from '../page/table.ts'

/** What a page of a game is opened with. */
export const pageState = (more: Partial<State> & Pick<State, 'game'>): State => ({
  version: '1.0.0',
  mode: 'real',
  currency: 'VND',
  currencyExponent: 0,
  unit: 10_000,
  language: 'en',
  site: '',
  lobbyUrl: '',
  cashierUrl: '',
  limits: { minStake: 10_000, maxStake: 10_000_000, maxPayout: 1_000_000_000 },
  cycleMs: 5000,
  waitMs: 0,
  balance: 1_000_000,
  bonus: null,
  commitment: 'first',
  jackpot: null,
  rounds: [],
  ...more,
})

/** A table that says keys for texts and plain numbers for money, with nobody around it. */
export const pageTable = (state: State): Table =>
  createTable({
    state,
    say: (key) => key,
    locale: 'en',
    money: String,
    portal: { post: () => undefined, listen: () => undefined } as never,
  })
