import type { agentContractPanel } from '@portico/contract/agent-contract/panel-calls'
import type { agentContractRunning } from '@portico/contract/agent-contract/running-calls'
import type { ContractForecast } from '@portico/contract/agent-contract/forecast-shapes'
import type { agentContractDetail, agentContracts, answerAgentContract } from '@portico/contract/agent-contract/calls'
import type { AgentContract, ContractRefusal } from '@portico/contract/agent-contract/shapes'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { Config } from '../config.ts'
import type { Tx } from '../db/open.ts'
import { refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import type { Platform } from '../platform.ts'
import { randomId } from '../ports/random.ts'
import type { WithdrawPassword } from '../withdraw-password/index.ts'
import type { Audit } from '../audit/index.ts'
import { createAnswers } from './answers.ts'
import { type ContractDesk, createContractDesk } from './desk.ts'
import { createForecasts } from './forecasts.ts'
import { createLine } from './line.ts'
import { createOffers, type OfferOutcome, type OfferRequest } from './offers.ts'
import { createPanel } from './panel.ts'
import { createPreviews, type Preview, type PreviewRequest } from './previews.ts'
import { createRecalculate } from './recalculation.ts'
import { createRunning, type TeamSoFar } from './running.ts'
import { type ContractRow, expireContracts, findContract, insertEvents, listContracts } from './store.ts'
import { contractViews, eventViews } from './view.ts'

type Agent = Pick<Caller, 'memberId' | 'currency'>

/** What agents agree to be paid. */
export interface AgentContracts {
  list(caller: Agent, filter: RequestOf<typeof agentContracts>): Promise<AgentContract[]>
  /** @throws Failure CONTRACT_UNKNOWN for a contract of others, as for one that does not exist */
  detail(caller: Agent, id: string): Promise<Omit<ResponseOf<typeof agentContractDetail>, 'serverNow'>>
  /** What an offer would be; nothing is stored. */
  preview(caller: Agent, request: PreviewRequest): Promise<Preview>
  /** What a contract would have paid in the last periods. @throws Failure CONTRACT_UNKNOWN */
  forecast(caller: Agent, id: string): Promise<ContractForecast>
  panel(caller: Agent, request: RequestOf<typeof agentContractPanel>): Promise<Omit<ResponseOf<typeof agentContractPanel>, 'serverNow'>>
  /** Where the running periods of the caller's own contracts stand. */
  running(caller: Agent): Promise<ResponseOf<typeof agentContractRunning>['list']>
  offer(caller: Agent, request: OfferRequest): Promise<OfferOutcome[]>
  /** @throws Failure CONTRACT_UNKNOWN, or of the withdraw password */
  answer(
    caller: Agent,
    request: RequestOf<typeof answerAgentContract>,
  ): Promise<{ contract: AgentContract; refusal: ContractRefusal | null }>
  /** A paid period worked out again from the bets as they stand now. */
  readonly recalculate: ReturnType<typeof createRecalculate>
  /** The company's side, for top accounts. */
  readonly desk: ContractDesk
  /** Lets offers run out that nobody answered. */
  expire(tx: Tx): Promise<void>
}

export interface AgentContractDeps {
  readonly config: Pick<Config, 'agentTypes' | 'agents'>
  readonly withdrawPassword: Pick<WithdrawPassword, 'check' | 'isSet'>
  readonly audit: Pick<Audit, 'write'>
  readonly soFar: TeamSoFar
}

export const createAgentContracts = (platform: Platform, { config, withdrawPassword, audit, soFar }: AgentContractDeps): AgentContracts => {
  const { database, clock, random, events } = platform
  const { orm } = database
  const lines = createLine(platform)
  const offers = createOffers(platform, { agentTypes: config.agentTypes, rules: config.agents, lines, offered: async () => {} })
  const answers = createAnswers(platform, { lines, answered: async () => {} })

  const previews = createPreviews(platform, { lines, offers, forecasts: createForecasts(platform, config.agents, lines.calendar) })
  const panel = createPanel(platform, lines.calendar)
  const running = createRunning(platform, { calendar: lines.calendar, active: config.agents.active, soFar })

  /** A contract of which the caller is on a side. */
  const own = async ({ memberId }: Agent, id: string): Promise<ContractRow> => {
    const row = await findContract(orm, id)
    return row && (row.holderId === memberId || row.payerId === memberId) ? row : refuse('CONTRACT_UNKNOWN')
  }

  return {
    recalculate: createRecalculate(lines.calendar, config.agents),
    desk: createContractDesk(platform, { offers, answers, audit }),

    list: async ({ memberId }, { role, account, ...filter }) => {
      const rows = [
        ...(role === 'payer' ? [] : await listContracts(orm, { ...filter, holderId: memberId })),
        ...(role === 'holder' ? [] : await listContracts(orm, { ...filter, payerId: memberId })),
      ]
      const views = await contractViews(orm, rows, memberId)
      const name = account?.trim().toLowerCase() ?? ''
      return views.filter(({ role: side, holder, payer }) => ((side === 'holder' ? payer : holder) ?? '').toLowerCase().includes(name))
    },

    detail: async (caller, id) => {
      const row = await own(caller, id)
      const [contract] = await contractViews(orm, [row], caller.memberId)
      return {
        contract: contract!,
        text: row.text,
        events: await eventViews(orm, row),
        ...(await answers.below(orm, row, caller.memberId)),
        passwordSet: await withdrawPassword.isSet(caller),
      }
    },

    preview: ({ memberId }, request) => previews.preview({ memberId, operator: null }, request),
    forecast: async (caller, id) => previews.forecast(await own(caller, id)),
    panel: ({ memberId }, request) => panel(memberId, request),
    running: ({ memberId }) => running(memberId),

    offer: ({ memberId }, request) => offers.offer({ memberId, operator: null }, request),

    answer: async (caller, { withdrawPassword: password, ...request }) => {
      const row = await own(caller, request.id)
      if (request.action === 'accept') await withdrawPassword.check(caller, password)
      return answers.answer({ memberId: caller.memberId, operator: null }, row, request)
    },

    expire: async (tx) => {
      const at = clock.now()
      const expired = await expireContracts(tx, at)
      await insertEvents(
        tx,
        expired.map(({ id }) => ({ id: randomId(random), contractId: id, type: 'expire', memberId: null, operator: null, at })),
      )
      for (const { id: contractId, holderId, payerId, state } of expired)
        for (const memberId of [holderId, payerId])
          if (memberId !== null) await events.notify(tx, memberId, 'contract.changed', { contractId, state })
    },
  }
}
