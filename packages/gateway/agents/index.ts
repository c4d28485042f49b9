import type { Config } from '../config.ts'
import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { createTeamAccount, type TeamAccountDeps } from './account.ts'
import { createTeamColumns } from './columns/index.ts'
import { createListMemory } from './list-memory.ts'
import { createLossLists } from './loss-list.ts'
import { createTeamLosses } from './losses.ts'
import { createMemberLists } from './member-list.ts'
import { createTeamMovements, type MovementsDeps } from './movements.ts'
import { createMovers } from './movers.ts'
import { agentsRoutes } from './routes.ts'
import { type Agents, type AgentsDeps, createAgents } from './service.ts'
import { createSoFar, type SoFar } from './so-far.ts'

export type { Agents, SoFar }

/** What an agent sees of the team below. */
export const agentsArea = (
  platform: Platform,
  config: Config,
  deps: AgentsDeps & MovementsDeps & TeamAccountDeps,
): AreaOf<Agents> & { readonly soFar: SoFar } => {
  const { orm, background } = platform.database
  const memory = createListMemory(orm)
  const columns = createTeamColumns(orm, background)
  const agents = createAgents(platform, config, { ...deps, memory, lists: createMemberLists(orm, columns) })
  const parts = {
    agents,
    movements: createTeamMovements(platform, deps),
    losses: createTeamLosses(platform, config, { memory, losses: createLossLists(columns) }),
    account: createTeamAccount(platform, config, deps),
    movers: createMovers(platform, { memory, columns }),
  }
  const area = areaOf(agents, { name: 'agents', bindings: agentsRoutes(parts), stop: columns.stop })
  return { ...area, soFar: createSoFar({ memory, columns }) }
}
