import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { agentContractRoutes } from './routes.ts'
import { type AgentContractDeps, type AgentContracts, createAgentContracts } from './service.ts'
import { waitingContracts } from './waiting.ts'

export { agreedContracts, givenContracts } from './agreed.ts'
export { counting, type CountingContract } from './counting.ts'
export { hasBegun } from './store.ts'
export type { AgentContracts }

/** What agents agree with their uplines to be paid, from the offer to its end. */
export const agentContractsArea = (platform: Platform, deps: AgentContractDeps): AreaOf<AgentContracts> => {
  const contracts = createAgentContracts(platform, deps)
  return areaOf(contracts, {
    name: 'agent-contracts',
    bindings: agentContractRoutes(contracts, platform.clock),
    agentWaiting: waitingContracts,
    jobs: [{ name: 'contract offers', everySeconds: 30, missed: 'latest', run: contracts.expire }],
  })
}
