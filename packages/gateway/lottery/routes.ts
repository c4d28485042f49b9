import { cancelBet, placeBets } from '@portico/contract/bets/calls'
import { drawProof, drawResults, lotteryGames, openedGames, openedNumero } from '@portico/contract/lottery/calls'
import { importDraws } from '@portico/contract/lottery/operator-calls'
import { betReceipt } from '@portico/contract/bets/receipt-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Offer } from './offer/offer.ts'
import type { Lottery } from './service.ts'

export const lotteryRoutes = (lottery: Lottery, offer: Pick<Offer, 'loaded'>): Binding[] => [
  bind(lotteryGames, async ({ request, context }) => {
    await offer.loaded()
    return lottery.list(context.language, request.prizeMode)
  }),
  bind(openedNumero, ({ request }) => lottery.opened(request.gameCode)),
  bind(openedGames, async () => ({ list: await lottery.openedAll() })),
  bind(drawResults, ({ request }) => lottery.results(request)),
  bind(drawProof, ({ request }) => lottery.proof(request)),
  bind(placeBets, ({ request, caller, context }) => lottery.place(caller, request, context.idempotencyKey, context.language)),
  bind(cancelBet, ({ request, caller, context }) => lottery.cancel(caller, request, context.idempotencyKey, context.language)),
  bind(betReceipt, ({ request, caller }) => lottery.receipt(caller, request.betId)),
  bind(importDraws, ({ request }) => lottery.importDraws(request.gameCode, request.draws)),
]
