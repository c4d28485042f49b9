import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { money, requestAmount } from '../kit/money.ts'
import { instant, text, upTo } from '../kit/wire.ts'
import { lineMember, transferRules, transferView, walletCode } from './shapes.ts'

/** Whether the merchant has one wallet for all games; where it has, nobody is shown a transfer between wallets. */
export const merchantWallet = call({
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  token: true,
  response: () => z.object({ isSingle: z.boolean() }),
})

/** The main wallet, each vendor's wallet, and what may be moved between them. */
export const consolidatedFunds = call({
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  token: true,
  account: 'real',
  response: () =>
    z.object({
      isSingle: z.boolean(),
      total: money,
      main: money,
      vendors: z.array(z.object({ wallet: walletCode, name: z.string(), balance: money })),
      rules: transferRules,
      /** Whether a withdraw password is set, which is then asked for. */
      passwordSet: z.boolean(),
      serverNow: instant,
    }),
})

/** Moves money between the main wallet and a vendor's. */
export const walletTransfer = call({
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  token: true,
  encrypted: true,
  movesMoney: true,
  account: 'real',
  request: () =>
    z.object({
      /** `MAIN` is one of the two. */
      from: walletCode,
      to: walletCode,
      amount: requestAmount,
      /** Asked of those who have set one. */
      withdrawPassword: z.optional(text(64)),
    }),
  response: () => z.object({ transferId: z.string(), amount: money, main: money, wallet: money, serverNow: instant }),
})

/** To whom the caller may send money, and how much: the agent above, and for agents those directly below. */
export const transferLines = call({
  method: 'GET',
  path: '/wps/member/transfer/lines',
  token: true,
  account: 'real',
  response: () =>
    z.object({
      main: money,
      upline: z.nullable(z.object({ account: z.string(), nickname: z.string(), rules: transferRules })),
      /** Null for who has no team to send to. */
      downline: z.nullable(z.object({ rules: transferRules })),
      passwordSet: z.boolean(),
      serverNow: instant,
    }),
})

/** Those directly below the caller whose account or name begins so; the first twenty by account. */
export const transferDownlines = call({
  method: 'GET',
  path: '/wps/member/transfer/downlines',
  token: true,
  only: 'agent',
  request: () => z.object({ account: z.optional(upTo(64)) }),
  response: () => z.object({ list: z.array(lineMember), total: z.number() }),
})

/** Sends money to the agent above, or to somebody directly below. It needs a withdraw password that was set before. */
export const lineTransfer = call({
  method: 'POST',
  path: '/wps/member/transfer/line',
  token: true,
  encrypted: true,
  movesMoney: true,
  account: 'real',
  request: () =>
    z.object({
      /** `UPLINE`, or the member below. */
      to: z.union([z.literal('UPLINE'), z.uuid()]),
      amount: requestAmount,
      withdrawPassword: z.optional(text(64)),
    }),
  response: () => z.object({ transferId: z.string(), to: z.string(), amount: money, main: money, serverNow: instant }),
})

/** The latest transfers in and out of the main wallet, the newest first; thirty at most. */
export const listTransfers = call({
  method: 'GET',
  path: '/wps/member/transfers',
  token: true,
  account: 'real',
  response: () => z.object({ list: z.array(transferView), serverNow: instant }),
})
