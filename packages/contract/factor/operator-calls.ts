import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { typedBackField } from '../kit/next-step.ts'
import { instant, int, queryInt, text } from '../kit/wire.ts'

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

const factorRemoval = z.object({
  id: z.uuid(),
  account: z.string(),
  reason: z.string(),
  /** What would go: since when there is an app, null where there is none, and the passkeys. */
  authenticator: z.nullable(instant),
  passkeys: z.array(z.object({ name: z.string(), addedAt: instant })),
  proposedAt: instant,
  proposedBy: z.string(),
  /** Nobody approves it any more from then on. */
  expiresAt: instant,
})
export type FactorRemoval = z.infer<typeof factorRemoval>

/**
 * Asks that the authenticator app, the recovery codes and the passkeys be taken from an account whose owner has lost them. Nothing goes until
 * somebody else approves it; who asks again gets what waits already. NOT_FOUND: the account has nothing of the kind.
 */
export const proposeFactorRemoval = call({
  method: 'POST',
  path: '/operator/security/forget',
  token: false,
  only: 'operator',
  request: () => z.object({ account: text(64), reason: text(200) }),
  response: () => z.object({ proposal: factorRemoval }),
})

/** What waits for a second person, the first to lapse first. */
export const factorRemovals = call({
  method: 'GET',
  path: '/operator/security/forget',
  token: false,
  only: 'operator',
  response: () => z.object({ list: z.array(factorRemoval) }),
})

/**
 * Approves what somebody else proposed: the factors go, every session of the account ends, and its owner is told. Whoever proposed it may take
 * it back. NOT_FOUND: it does not wait any more, or the owner has added a factor since and so is not without one.
 */
export const decideFactorRemoval = call({
  method: 'POST',
  path: '/operator/security/forget/decide',
  token: false,
  only: 'operator',
  request: () => z.object({ id: z.uuid(), approve: z.boolean(), note: z.optional(text(200)) }),
  /** `ended`: how many sessions. */
  response: () => z.object({ account: z.string(), ended: int() }),
})
