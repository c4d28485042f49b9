import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { typedBackField } from '../kit/next-step.ts'
import { int, queryInt, text } from '../kit/wire.ts'

const securityState = z.object({
  agentFactors: z.boolean(),
  agentsWithout: int(),
  passwordDays: z.nullable(int()),
  /** What is typed back of an account beside a code, on a device and network that it was never seen at. */
  typedBack: z.array(typedBackField),
})

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
 * Says what has to be typed back beside a code where somebody signs in from a device and a network that are new to the account; of an account
 * that has none of it nothing is asked. Never enough alone (decision 23).
 */
export const setTypedBack = call({
  method: 'PUT',
  path: '/operator/security/typed-back',
  token: false,
  only: 'operator',
  request: () => z.object({ fields: z.array(typedBackField).check(z.maxLength(2)) }),
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
