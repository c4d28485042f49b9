import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { int, text } from '../kit/wire.ts'
import { disputeHead, disputeNumber, disputeOutcome, disputeWhole, factName } from './shapes.ts'

const deskDispute = z.object({ account: z.string(), dispute: disputeWhole })
export type DeskDispute = z.infer<typeof deskDispute>

/** Disputes of agents: those that wait for the desk, the one whose time ends first at the head, or all others, the latest changed first. */
export const operatorDisputes = call({
  token: false,
  only: 'operator',
  desk: 'support',
  method: 'GET',
  path: '/operator/disputes',
  request: () => z.object({ state: z._default(z.enum(['WAITING', 'OTHER']), 'WAITING') }),
  response: () => z.object({ list: z.array(z.object({ account: z.string(), head: disputeHead, late: z.boolean() })) }),
})

/** A dispute with all that was written, and the versions of its line. */
export const readDispute = call({
  token: false,
  only: 'operator',
  desk: 'support',
  method: 'POST',
  path: '/operator/dispute/open',
  request: () => z.object({ number: disputeNumber }),
  response: () => deskDispute,
})

/**
 * Says something, of a fact too, asks the agent something, which stops the clock, or answers for or against the agent. No money moves by it:
 * a line is put right by correcting what it follows from. `version` is the one that was read.
 */
export const answerDispute = call({
  token: false,
  only: 'operator',
  desk: 'support',
  method: 'POST',
  path: '/operator/dispute/answer',
  request: () =>
    z.object({
      number: disputeNumber,
      version: int(),
      action: z.enum(['note', 'fact', 'question', 'answer']),
      /** Of an answer, and of nothing else. */
      outcome: z.optional(disputeOutcome),
      /** The name of a fact, and of nothing else. */
      fact: z.optional(factName),
      text: text(6000),
    }),
  response: () => deskDispute,
})
