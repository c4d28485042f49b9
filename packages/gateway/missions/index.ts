import { type AreaOf, areaOf } from '../kit/area.ts'
import type { TransferCode } from '../kit/transfer-code.ts'
import type { Platform } from '../platform.ts'
import { MISSION_CHECKS } from './book-checks-store.ts'
import { createLeaderboards, type LeaderboardDeps, type Leaderboards } from './leaderboards.ts'
import { missionRoutes } from './routes.ts'
import { createMissions, type MissionDeps, type Missions } from './service.ts'

const TRANSFER_CODES: readonly TransferCode[] = [
  { code: 'MISSION', kind: 'BONUS', debit: 'house:promo', credit: 'player:cash' },
  { code: 'LEADERBOARD', kind: 'BONUS', debit: 'house:promo', credit: 'player:cash' },
]

/** How soon a settlement moves a leaderboard, at most. */
const COUNT_MS = 1000

/** What members are asked to do within days and what they get for it, and who scores most. */
export const missionsArea = (
  platform: Platform,
  deps: MissionDeps & LeaderboardDeps,
): AreaOf<{ readonly missions: Missions; readonly leaderboards: Leaderboards }> => {
  const missions = createMissions(platform, deps)
  const leaderboards = createLeaderboards(platform, deps)
  return areaOf(
    { missions, leaderboards },
    {
      name: 'missions',
      bindings: missionRoutes(missions, leaderboards),
      transferCodes: TRANSFER_CODES,
      bookChecks: MISSION_CHECKS,
      jobs: [{ name: 'leaderboards', everyMs: COUNT_MS, run: leaderboards.work }],
      waiting: async (_, memberId) => {
        const count = await missions.countReady(memberId)
        return count === 0 ? [] : [{ kind: 'MISSION', section: 'missionLeaderboard', count, amount: null, until: null, badge: true }]
      },
    },
  )
}
