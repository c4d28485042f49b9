import { agentContractDetail, agentContracts, answerAgentContract, offerAgentContract } from '@portico/contract/agent-contract/calls'
import { agentContractPanel } from '@portico/contract/agent-contract/panel-calls'
import { agentContractRunning } from '@portico/contract/agent-contract/running-calls'
import { agentContractForecast, previewAgentContract } from '@portico/contract/agent-contract/preview-calls'
import { operatorAgentContracts, operatorAnswerContract, operatorOfferContract } from '@portico/contract/agent-contract/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Clock } from '../ports/clock.ts'
import type { AgentContracts } from './service.ts'

export const agentContractRoutes = (contracts: AgentContracts, clock: Clock): Binding[] => {
  const serverNow = () => clock.now().toISOString()
  return [
    bind(agentContracts, async ({ request, caller }) => ({ list: await contracts.list(caller, request), serverNow: serverNow() })),
    bind(agentContractDetail, async ({ request, caller }) => ({ ...(await contracts.detail(caller, request.id)), serverNow: serverNow() })),
    bind(offerAgentContract, async ({ request, caller }) => ({ outcomes: await contracts.offer(caller, request), serverNow: serverNow() })),
    bind(answerAgentContract, async ({ request, caller }) => ({ ...(await contracts.answer(caller, request)), serverNow: serverNow() })),
    bind(previewAgentContract, async ({ request, caller }) => ({ ...(await contracts.preview(caller, request)), serverNow: serverNow() })),
    bind(agentContractForecast, async ({ request, caller }) => ({
      forecast: await contracts.forecast(caller, request.id),
      serverNow: serverNow(),
    })),
    bind(agentContractPanel, async ({ request, caller }) => ({ ...(await contracts.panel(caller, request)), serverNow: serverNow() })),
    bind(agentContractRunning, async ({ caller }) => ({ list: await contracts.running(caller), serverNow: serverNow() })),
    bind(operatorAgentContracts, async ({ request }) => ({ list: await contracts.desk.list(request) })),
    bind(operatorOfferContract, ({ request, context }) => contracts.desk.offerTo(context.operator, request)),
    bind(operatorAnswerContract, ({ request, context }) => contracts.desk.answer(context.operator, request)),
  ]
}
