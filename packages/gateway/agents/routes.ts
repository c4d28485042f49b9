import { teamAccount } from '@portico/contract/agent/account-calls'
import { teamBet, teamMembers, teamOverview, teamPath, teamRows } from '@portico/contract/agent/calls'
import { teamLosses } from '@portico/contract/agent/loss-calls'
import { teamMovements, teamMovementTotals } from '@portico/contract/agent/movement-calls'
import { teamBranches, teamMovers } from '@portico/contract/agent/mover-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { TeamAccount } from './account.ts'
import type { TeamLosses } from './losses.ts'
import type { TeamMovements } from './movements.ts'
import type { Movers } from './movers.ts'
import type { Agents } from './service.ts'

interface Parts {
  readonly agents: Agents
  readonly movements: TeamMovements
  readonly losses: TeamLosses
  readonly account: TeamAccount
  readonly movers: Movers
}

export const agentsRoutes = ({ agents, movements, losses, account, movers }: Parts): Binding[] => [
  bind(teamOverview, ({ request, caller }) => agents.overview(caller, request)),
  bind(teamMembers, ({ request, caller }) => agents.members(caller, request)),
  bind(teamPath, ({ request, caller }) => agents.path(caller, request)),
  bind(teamRows, ({ request, caller, context }) => agents.rows(caller, request, context.language)),
  bind(teamMovements, ({ request, caller, context }) => movements.page(caller, request, context.language)),
  bind(teamMovementTotals, ({ request, caller }) => movements.totals(caller, request)),
  bind(teamBranches, ({ request, caller }) => movers.branches(caller, request)),
  bind(teamMovers, ({ request, caller }) => movers.movers(caller, request)),
  bind(teamLosses, ({ request, caller }) => losses(caller, request)),
  bind(teamAccount, ({ request, caller }) => account(caller, request)),
  bind(teamBet, ({ request, caller, context }) => agents.bet(caller, request.betId, context.language)),
]
