import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, int } from '../kit/wire.ts'
import { registrationChange, registrationSettings } from './shapes.ts'

const published = z.object({
  /** Rises with every change; 0: as the brand pack has it. */
  version: int(),
  publishedAt: z.nullable(instant),
  publishedBy: z.nullable(z.string()),
  settings: registrationSettings,
})

/** What visitors register by, and what is to be published next, where that is something else. */
export const operatorRegistration = call({
  method: 'GET',
  path: '/operator/registration',
  token: false,
  only: 'operator',
  response: () => z.object({ published, draft: z.nullable(registrationSettings) }),
})

/** Changes the draft, which begins as what is published. Nobody sees it before it is published. */
export const draftRegistration = call({
  method: 'POST',
  path: '/operator/registration',
  token: false,
  only: 'operator',
  request: () => registrationChange,
  response: () => z.object({ draft: registrationSettings }),
})

/** Publishes the draft to every instance at once. Rules that cannot stand, and patterns that some text keeps busy, are refused. */
export const publishRegistration = call({
  method: 'POST',
  path: '/operator/registration/publish',
  token: false,
  only: 'operator',
  response: () => z.object({ version: int(), changed: z.array(z.string()) }),
})

/** Throws the draft away. */
export const discardRegistration = call({
  method: 'DELETE',
  path: '/operator/registration',
  token: false,
  only: 'operator',
  response: () => z.object({ discarded: z.boolean() }),
})
