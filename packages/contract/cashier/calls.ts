import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { money } from '../kit/money.ts'
import { instant } from '../kit/wire.ts'

/** The main wallet. Apart from deposits, as every page shows it. */
export const getBalance = call({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  token: true,
  account: 'real',
  response: () => z.object({ balance: money, currencySymbol: z.string(), serverNow: instant }),
})
