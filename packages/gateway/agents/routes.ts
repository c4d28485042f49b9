import { teamBet, teamMembers, teamOverview, teamRows } from '@portico/contract/agent/calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Agents } from './service.ts'

export const agentsRoutes = (agents: Agents): Binding[] => [
  bind(teamOverview, ({ request, caller }) => agents.overview(caller, request)),
  bind(teamMembers, ({ request, caller }) => agents.members(caller, request)),
  bind(teamRows, ({ request, caller, context }) => agents.rows(caller, request, context.language)),
  bind(teamBet, ({ request, caller, context }) => agents.bet(caller, request.betId, context.language)),
]
