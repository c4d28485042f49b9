import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, int, text } from '../kit/wire.ts'
import { registrationChange, registrationSettings } from './shapes.ts'

const published = z.object({
  /** Rises with every change; 0: as the brand pack has it. */
  version: int(),
  publishedAt: z.nullable(instant),
  /** Who approved it; `proposedBy`: who proposed it, null where one person published alone, as was possible once. */
  publishedBy: z.nullable(z.string()),
  proposedBy: z.nullable(z.string()),
  settings: registrationSettings,
})

const proposal = z.object({
  id: z.uuid(),
  proposedAt: instant,
  proposedBy: z.string(),
  /** The names of what differs from what is published: fields, ways, `minimumAge`, `zaloBonus`. */
  changed: z.array(z.string()),
  settings: registrationSettings,
})
export type RegistrationProposal = z.infer<typeof proposal>

/** What visitors register by, what waits for a second person, and the draft of what is to be proposed next, where that is something else. */
export const operatorRegistration = call({
  method: 'GET',
  path: '/operator/registration',
  token: false,
  only: 'operator',
  response: () => z.object({ published, proposal: z.nullable(proposal), draft: z.nullable(registrationSettings) }),
})

/** Changes the draft, which begins as what waits or is published. No visitor sees it before it is published. */
export const draftRegistration = call({
  method: 'POST',
  path: '/operator/registration',
  token: false,
  only: 'operator',
  request: () => registrationChange,
  response: () => z.object({ draft: registrationSettings }),
})

/**
 * Proposes what the draft says, in the place of what waits; nothing holds until somebody else approves it. The same again is the same proposal; null:
 * the draft says what is published. Rules that cannot stand, and patterns that some text keeps busy, are refused.
 */
export const proposeRegistration = call({
  method: 'POST',
  path: '/operator/registration/proposal',
  token: false,
  only: 'operator',
  response: () => z.object({ proposal: z.nullable(proposal) }),
})

/**
 * Approves somebody else's proposal, which then holds at every instance at once, or ends one, as its own author may. NOT_FOUND: another one waits by
 * now, or none.
 */
export const decideRegistration = call({
  method: 'POST',
  path: '/operator/registration/decide',
  token: false,
  only: 'operator',
  request: () => z.object({ id: z.uuid(), approve: z.boolean(), note: z.optional(text(500)) }),
  /** The version that holds, and what it changed. */
  response: () => z.object({ version: int(), changed: z.array(z.string()) }),
})

/** Throws the draft away; what waits goes on waiting. */
export const discardRegistration = call({
  method: 'DELETE',
  path: '/operator/registration',
  token: false,
  only: 'operator',
  response: () => z.object({ discarded: z.boolean() }),
})
