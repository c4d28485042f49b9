import type { Examples } from '../kit/example.ts'
import type * as calls from './calls.ts'
import type * as operatorCalls from './operator-calls.ts'

const now = '2026-11-21T08:00:00.000Z'
const id = '6a1f0c0e-8b53-4c1c-9b1e-5d8b2f3c4d5e'
const vnd = (amount: string) => ({ amount: `${amount}.0000`, currency: 'VND' })
const mission = {
  id,
  day: '2026-11-21',
  period: 'DAY',
  title: 'Bet in three draws',
  text: 'Any lottery, any stake.',
  condition: { kind: 'DRAWS', category: 'LOTT', count: 3 },
  reward: { kind: 'POINTS', points: 30 },
  progress: { unit: 'TIMES', done: 3, target: 3 },
  state: 'READY',
  from: '2026-11-20T17:00:00.000Z',
  until: '2026-11-21T17:00:00.000Z',
  claimUntil: '2026-11-22T17:00:00.000Z',
  claimedAt: null,
} as const
const head = {
  id,
  title: 'November race',
  state: 'OPEN',
  from: '2026-10-31T17:00:00.000Z',
  until: '2026-11-30T17:00:00.000Z',
  finalAt: '2026-12-02T11:00:00.000Z',
} as const
const score = { kind: 'MULTIPLIERS', category: 'LOTT', best: 10, minStake: '5000' } as const
const row = { place: 1, name: 'ho***3a', score: 112_080, reachedAt: now, prize: vnd('20000000'), own: false }
const definition = {
  kind: 'MISSION',
  period: 'DAY',
  title: { EN: mission.title },
  text: { EN: mission.text },
  condition: mission.condition,
  reward: mission.reward,
} as const
const desk = {
  id,
  version: 1,
  state: 'PUBLISHED',
  hash: 'a'.repeat(64),
  definition,
  proposedBy: 'hoa',
  proposedAt: now,
  publishedBy: 'minh',
  publishedAt: now,
  retiredAt: null,
} as const
const OFFERED = ['NOT_OFFERED', 'OFFERS_STOPPED', 'PLAY_PAUSED', 'SELF_EXCLUDED'] as const

export const examples: Examples<typeof calls & typeof operatorCalls> = {
  getMissionSummaryDetails: {
    request: {},
    response: { list: [mission], before: [], caringOnly: false, serverNow: now },
    failures: [...OFFERED],
  },
  claimMission: {
    request: { id, day: '2026-11-21' },
    response: { mission: { ...mission, state: 'CLAIMED', claimedAt: now }, points: 48_280, main: null },
    failures: ['MISSION_UNKNOWN', 'MISSION_NOT_DONE', ...OFFERED],
  },
  getMissionLeaderboard: {
    request: { from: 1, limit: 6 },
    response: {
      boards: [head],
      board: {
        ...head,
        score,
        players: 4806,
        pool: vnd('77000000'),
        prizes: [{ first: 1, last: 1, amount: vnd('20000000') }],
        lastPaid: { place: 300, score: 9025 },
        rows: [row],
        around: [{ ...row, place: 218, name: 'li***88', score: 12_846, prize: vnd('50000'), own: true }],
      },
      serverNow: now,
    },
    failures: ['LEADERBOARD_UNKNOWN', ...OFFERED],
  },
  operatorMissions: { request: {}, response: { list: [desk] }, failures: ['OPERATOR_KEY_WRONG'] },
  proposeMission: {
    request: { definition },
    response: { ...desk, state: 'PROPOSED', publishedBy: null, publishedAt: null },
    failures: ['OPERATOR_KEY_WRONG', 'FIELD_INVALID', 'MISSION_UNKNOWN'],
  },
  publishMission: {
    request: { id, version: 1 },
    response: desk,
    failures: ['OPERATOR_KEY_WRONG', 'MISSION_UNKNOWN', 'MISSION_CHANGED', 'SAME_PERSON'],
  },
  retireMission: {
    request: { id, note: 'The season is over' },
    response: { ...desk, retiredAt: now },
    failures: ['OPERATOR_KEY_WRONG', 'MISSION_UNKNOWN'],
  },
}
