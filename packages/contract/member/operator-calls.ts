import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { int, paging, queryInt, text } from '../kit/wire.ts'
import { accountName, accountRow, affiliateCode, moneyOfAccount, prizeGroup } from './operator-shapes.ts'

const named = () => z.object({ account: accountName })

/** Accounts, the newest first: all, those whose name begins so, or those of an agent's direct downline. */
export const operatorAccounts = call({
  method: 'GET',
  path: '/operator/accounts',
  token: false,
  only: 'operator',
  request: () =>
    z.object({
      startsWith: z.optional(text(16)),
      upline: z.optional(accountName),
      kind: z.optional(z.enum(['agent', 'member'])),
      state: z.optional(z.enum(['ACTIVE', 'BLOCKED'])),
      ...paging(100),
    }),
  response: () => z.object({ list: z.array(accountRow), total: int(), totalPages: int() }),
})

/** One account with its money and how many sessions it has open. */
export const operatorAccount = call({
  method: 'GET',
  path: '/operator/accounts/one',
  token: false,
  only: 'operator',
  request: named,
  response: () => z.object({ account: accountRow, money: moneyOfAccount, sessions: int() }),
})

/**
 * Opens an account for a member or an agent, below `upline` where it names one. The password is said once and has to be changed at the
 * first login; it is kept nowhere.
 */
export const addAccount = call({
  method: 'POST',
  path: '/operator/accounts',
  token: false,
  only: 'operator',
  desk: 'support',
  request: () =>
    z.object({
      account: accountName,
      kind: z.enum(['agent', 'member']),
      upline: z.optional(accountName),
      /** The code by which members register below an agent; one is made up when it is absent. */
      affiliateCode: z.optional(affiliateCode),
      maxPrizeGroup: z.optional(prizeGroup),
    }),
  response: () => z.object({ account: accountRow, password: z.string() }),
})

/** Shuts an account out, and ends its sessions at once; or lets it in again. Its bets go on, and its money stays. */
export const blockAccount = call({
  method: 'POST',
  path: '/operator/accounts/block',
  token: false,
  only: 'operator',
  desk: 'support',
  request: () => z.object({ account: accountName, blocked: z.boolean(), reason: text(300) }),
  response: () => z.object({ account: accountRow, ended: int() }),
})

/** Ends every session of an account, and the cookies that would open another. */
export const endSessions = call({
  method: 'DELETE',
  path: '/operator/accounts/sessions',
  token: false,
  only: 'operator',
  desk: 'support',
  request: named,
  response: () => z.object({ ended: int() }),
})

/** Ends every session of everybody at the site, and the cookies that would open another; nobody is shut out. */
export const endEverySession = call({
  method: 'POST',
  path: '/operator/accounts/sessions/end-all',
  token: false,
  only: 'operator',
  request: () => z.object({ reason: text(300) }),
  response: () => z.object({ ended: int() }),
})

/** Gives an account another password, said once, which has to be changed at the next login, and ends its sessions. */
export const resetPassword = call({
  method: 'POST',
  path: '/operator/accounts/password',
  token: false,
  only: 'operator',
  desk: 'support',
  request: named,
  response: () => z.object({ account: z.string(), password: z.string(), ended: int() }),
})

/** Says which agent takes in the members who register without naming one. */
export const setDefaultAgent = call({
  method: 'PUT',
  path: '/operator/accounts/default-agent',
  token: false,
  only: 'operator',
  request: named,
  response: () => z.object({ account: z.string() }),
})

/** Sets how high an account may play; nobody of its downline may then be higher, and whoever is comes down with it. */
export const setPrizeGroup = call({
  method: 'PUT',
  path: '/operator/accounts/prize-group',
  token: false,
  only: 'operator',
  request: () => z.object({ account: accountName, maxPrizeGroup: queryInt(1000, 2000) }),
  response: () => z.object({ account: accountRow, lowered: int() }),
})
