import type { Config } from '../config.ts'
import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { createTeamAccount, type TeamAccountDeps } from './account.ts'
import { createListMemory } from './list-memory.ts'
import { createTeamLosses } from './losses.ts'
import { createTeamMovements, type MovementsDeps } from './movements.ts'
import { agentsRoutes } from './routes.ts'
import { type Agents, type AgentsDeps, createAgents } from './service.ts'

export type { Agents }

/** What an agent sees of the team below. */
export const agentsArea = (platform: Platform, config: Config, deps: AgentsDeps & MovementsDeps & TeamAccountDeps): AreaOf<Agents> => {
  const memory = createListMemory(platform.database.orm)
  const agents = createAgents(platform, config, { ...deps, memory })
  const parts = {
    agents,
    movements: createTeamMovements(platform, deps),
    losses: createTeamLosses(platform, config, memory),
    account: createTeamAccount(platform, config, deps),
  }
  return areaOf(agents, { name: 'agents', bindings: agentsRoutes(parts) })
}
