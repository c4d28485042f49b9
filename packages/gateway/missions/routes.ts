import { claimMission, getMissionLeaderboard, getMissionSummaryDetails } from '@portico/contract/missions/calls'
import { operatorMissions, proposeMission, publishMission, retireMission } from '@portico/contract/missions/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Leaderboards } from './leaderboards.ts'
import type { Missions } from './service.ts'

export const missionRoutes = ({ desk, ...missions }: Missions, leaderboards: Leaderboards): Binding[] => [
  bind(getMissionSummaryDetails, ({ caller, context }) => missions.summary(caller, context.language)),
  bind(claimMission, ({ request, caller, context }) => missions.claim(caller, request, context.language)),
  bind(getMissionLeaderboard, ({ request, caller, context }) => leaderboards.board(caller, request, context.language)),
  bind(operatorMissions, () => desk.list()),
  bind(proposeMission, ({ request, context }) => desk.propose(request, context.operator)),
  bind(publishMission, ({ request, context }) => desk.publish(request, context.operator)),
  bind(retireMission, ({ request, context }) => desk.retire(request, context.operator)),
]
