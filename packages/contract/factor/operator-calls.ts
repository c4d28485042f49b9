import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { int, text } from '../kit/wire.ts'

/** Which accounts have to prove at every login more than a password, and how many of them have set up nothing to do it by. */
export const operatorSecurity = call({
  method: 'GET',
  path: '/operator/security',
  token: false,
  only: 'operator',
  response: () => z.object({ agentFactors: z.boolean(), agentsWithout: int() }),
})

/** Says whether agents have to. Those who have set up nothing are led to it at their next login, before it opens a session. */
export const setAgentFactors = call({
  method: 'POST',
  path: '/operator/security/agents',
  token: false,
  only: 'operator',
  request: () => z.object({ required: z.boolean() }),
  response: () => z.object({ agentFactors: z.boolean(), agentsWithout: int() }),
})

/**
 * Takes the authenticator app, the recovery codes and the passkeys from an account whose owner has lost them, and ends its sessions. Its owner is told.
 */
export const forgetFactors = call({
  method: 'POST',
  path: '/operator/security/forget',
  token: false,
  only: 'operator',
  request: () => z.object({ account: text(64), reason: text(200) }),
  response: () => z.object({ account: z.string(), ended: int() }),
})
