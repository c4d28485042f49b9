import * as z from 'zod/mini'
import { bet, placeBets } from './bets.ts'
import { call } from './call.ts'
import { money } from './money.ts'
import { instant } from './wire.ts'

const placed = placeBets.example.response.bets[0]!
const stake = placed.stake
const zero = { ...stake, amount: '0.0000' }

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
    request: { betId: placed.betId },
    response: {
      bet: {
        ...placed,
        state: 'VOID',
        voidReason: 'CANCELLED',
        cancelUntil: null,
        rebate: zero,
        payout: stake,
        net: zero,
        settledAt: '2026-11-21T08:00:40.000Z',
      },
      balance: { amount: '12480500.0000', currency: 'VND' },
      serverNow: '2026-11-21T08:00:40.000Z',
    },
  },
})
