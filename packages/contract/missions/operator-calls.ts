import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, int, text } from '../kit/wire.ts'
import { missionDefinition } from './definitions.ts'

const deskMission = z.object({
  id: z.uuid(),
  version: int(),
  state: z.enum(['PROPOSED', 'PUBLISHED', 'REPLACED']),
  hash: z.string(),
  definition: missionDefinition,
  proposedBy: z.string(),
  proposedAt: instant,
  publishedBy: z.nullable(z.string()),
  publishedAt: z.nullable(instant),
  retiredAt: z.nullable(instant),
})
export type DeskMission = z.infer<typeof deskMission>

const OPERATOR_POST = { method: 'POST', token: false, only: 'operator', desk: 'finance' } as const

/** The latest version of every mission and leaderboard, proposals included. */
export const operatorMissions = call({
  method: 'GET',
  token: false,
  only: 'operator',
  path: '/operator/missions',
  response: () => z.object({ list: z.array(deskMission) }),
})

/**
 * Proposes a mission or a leaderboard, or with `id` another version of one. Nothing is shown until somebody else publishes it; the same words
 * again are the same proposal.
 */
export const proposeMission = call({
  ...OPERATOR_POST,
  path: '/operator/mission',
  request: () => z.object({ id: z.optional(z.uuid()), definition: missionDefinition }),
  response: () => deskMission,
})

/** Publishes a version that somebody else proposed. The first counts from the day that runs, every other from the next day, week or month on. */
export const publishMission = call({
  ...OPERATOR_POST,
  path: '/operator/mission/publish',
  request: () => z.object({ id: z.uuid(), version: int() }),
  response: () => deskMission,
})

/** Ends a mission or a leaderboard: the day, week or month that runs is its last. */
export const retireMission = call({
  ...OPERATOR_POST,
  path: '/operator/mission/retire',
  request: () => z.object({ id: z.uuid(), note: text(500) }),
  response: () => deskMission,
})
