import type { Wallet } from '../wallet/wallet.ts'
import type { Chance } from './session.ts'
import type { Store } from './store.ts'

/** What every round needs. */
export interface House {
  readonly store: Store
  readonly wallet: Wallet
  readonly now: () => number
  readonly chance: Chance
}
