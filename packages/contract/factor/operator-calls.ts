import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { int, queryInt, text } from '../kit/wire.ts'

const securityState = z.object({ agentFactors: z.boolean(), agentsWithout: int(), passwordDays: z.nullable(int()) })

/** Which accounts have to prove at every login more than a password, how many of them have set up nothing to do it by, and how long passwords last. */
export const operatorSecurity = call({
  method: 'GET',
  path: '/operator/security',
  token: false,
  only: 'operator',
  response: () => securityState,
})

/** Says whether agents have to. Those who have set up nothing are led to it at their next login, before it opens a session. */
export const setAgentFactors = call({
  method: 'POST',
  path: '/operator/security/agents',
  token: false,
  only: 'operator',
  request: () => z.object({ required: z.boolean() }),
  response: () => securityState,
})

/**
 * Says after how many days a password has to be changed at the next login; null: never, as it is advised. A brand that sets days deviates
 * from ASVS 6.2.10 (docs/security.md).
 */
export const setPasswordDays = call({
  method: 'PUT',
  path: '/operator/security/passwords',
  token: false,
  only: 'operator',
  request: () => z.object({ days: z.nullable(queryInt(1, 3650)) }),
  response: () => securityState,
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
