import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { money } from '../kit/money.ts'
import { instant, queryInt, text } from '../kit/wire.ts'
import { flow, recordCursor, recordKind } from '../records/shapes.ts'
import { reportRange, teamMovement } from './shapes.ts'

/** Whose movements: of the scope's accounts or of those whose names contain `account`, of every kind or of one. */
const movementFilter = { ...reportRange, account: z.optional(text(64)), kind: z.optional(recordKind) }

/**
 * A page of what moved on the main wallets of a team, newest first. `older` and `newer` of an answer lead on, and stay where they are however
 * many movements come.
 */
export const teamMovements = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentDownlineTransactions',
  token: true,
  only: 'agent',
  request: () =>
    z.object({
      ...movementFilter,
      older: z.optional(recordCursor),
      newer: z.optional(recordCursor),
      pageSize: z._default(queryInt(1, 100), 50),
    }),
  response: () =>
    z.object({
      list: z.array(teamMovement),
      older: z.nullable(recordCursor),
      newer: z.nullable(recordCursor),
      serverNow: instant,
    }),
})

/** What the filter's movements come to, by kind; `balance` is what the accounts hold now. */
export const teamMovementTotals = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentDownlineTransactionTotals',
  token: true,
  only: 'agent',
  request: () => z.object(movementFilter),
  response: () =>
    z.object({
      ...flow,
      balance: money,
      kinds: z.array(z.object({ kind: recordKind, ...flow })),
      timeZone: z.string(),
      serverNow: instant,
    }),
})
