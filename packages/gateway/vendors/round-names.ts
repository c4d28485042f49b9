import { type Money, toMoney } from '@portico/contract/kit/money'
import type { RoundState } from '@portico/contract/records/round-shapes'
import { gamesByCode } from '../catalogue/index.ts'
import { textIn } from '../kit/localized.ts'
import type { Platform } from '../platform.ts'
import type { RoundRow } from './play-store.ts'

export interface GameName {
  readonly name: string
  /** The vendor's, as it is shown. */
  readonly vendor: string
}

/** How a round stands, as its player reads it. */
export const roundStateOf = ({ state, reason, won }: Pick<RoundRow, 'state' | 'reason' | 'won'>): RoundState => {
  if (state === 'OPEN') return 'OPEN'
  if (reason === 'ROLLED_BACK') return 'RETURNED'
  return won > 0n ? 'WON' : 'LOST'
}

/** What a round left its player; null while it is open. */
export const roundNet = ({ state, staked, won, currency }: Pick<RoundRow, 'state' | 'staked' | 'won' | 'currency'>): Money | null =>
  state === 'OPEN' ? null : toMoney(won - staked, currency)

/** Names of games by their codes, in a reader's language; a game that is gone has none. */
export const createGameNames =
  ({ database, brand }: Pick<Platform, 'database' | 'brand'>) =>
  async (codes: readonly string[], language: string): Promise<ReadonlyMap<string, GameName>> =>
    new Map(
      (await gamesByCode(database.orm, codes)).map(({ code, names, displayName }) => [
        code,
        { name: textIn(names, language, brand) || code, vendor: displayName },
      ]),
    )
