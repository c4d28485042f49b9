import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { money } from '../kit/money.ts'
import { instant } from '../kit/wire.ts'
import { gameType } from '../catalogue/shapes.ts'

/** The main wallet, as every page shows it: cash, and beside it the bonus money that can be bet and not taken out. */
export const getBalance = call({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  token: true,
  account: 'real',
  response: () =>
    z.object({
      balance: money,
      /**
       * Absent while no bonus is active. `maxBet` is the highest stake of one bet, whichever money pays it; null where there is none. `pays` says in
       * games of which types it pays what cash does not.
       */
      bonus: z.optional(z.object({ amount: money, maxBet: z.nullable(money), pays: z.array(gameType) })),
      currencySymbol: z.string(),
      serverNow: instant,
    }),
})
