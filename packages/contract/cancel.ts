import * as z from 'zod/mini'
import { bet, placeBets } from './bets.ts'
import { call } from './call.ts'
import { money } from './money.ts'
import { instant } from './wire.ts'

export const cancelBet = call({
  method: 'POST',
  path: '/lgw/lottery/bets/cancel',
  summary: 'Takes back a bet whose issue is not sealed yet, where the lottery allows it: the whole stake goes back',
  token: true,
  encrypted: false,
  movesMoney: true,
  request: z.object({ betId: z.uuid() }),
  response: z.object({ bet, balance: money, serverNow: instant }),
  failures: ['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_CONFLICT', 'BET_UNKNOWN', 'CANCEL_NOT_ALLOWED', 'ISSUE_CLOSED'],
  example: {
    request: { betId: placeBets.example.response.bets[0]!.betId },
    response: {
      bet: {
        ...placeBets.example.response.bets[0]!,
        state: 'VOID',
        voidReason: 'CANCELLED',
        cancelUntil: null,
        rebate: { amount: '0.0000', currency: 'VND' },
        payout: placeBets.example.response.bets[0]!.stake,
        net: { amount: '0.0000', currency: 'VND' },
        settledAt: '2026-11-21T08:00:40.000Z',
      },
      balance: { amount: '12480500.0000', currency: 'VND' },
      serverNow: '2026-11-21T08:00:40.000Z',
    },
  },
})
