import type { operatorAgentContracts, operatorAnswerContract, operatorOfferContract } from '@portico/contract/agent-contract/operator-calls'
import type { AgentContract, ContractRefusal } from '@portico/contract/agent-contract/shapes'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { Audit } from '../audit/index.ts'
import { refuse } from '../failure.ts'
import { DAY_MS } from '../kit/duration.ts'
import { findByAccount } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import type { Answers } from './answers.ts'
import type { Offers, OfferOutcome, OfferRequest } from './offers.ts'
import { findContract, listContracts } from './store.ts'
import { contractViews } from './view.ts'

const WEEK_MS = 7 * DAY_MS

/** What the company agrees with top accounts, by people at the desk; each step is written down. */
export interface ContractDesk {
  /** @throws Failure ACCOUNT_UNKNOWN */
  list(request: RequestOf<typeof operatorAgentContracts>): Promise<AgentContract[]>
  offer(person: string, request: OfferRequest): Promise<OfferOutcome[]>
  /** To one account by its name, open for a week where nothing else is said. @throws Failure ACCOUNT_UNKNOWN */
  offerTo(person: string, request: RequestOf<typeof operatorOfferContract>): Promise<ResponseOf<typeof operatorOfferContract>>
  /** @throws Failure CONTRACT_UNKNOWN for one that the company has not given */
  answer(
    person: string,
    request: RequestOf<typeof operatorAnswerContract>,
  ): Promise<{ contract: AgentContract; refusal: ContractRefusal | null }>
}

export interface ContractDeskDeps {
  readonly offers: Offers
  readonly answers: Answers
  readonly audit: Pick<Audit, 'write'>
}

export const createContractDesk = (
  { database: { orm }, clock }: Pick<Platform, 'database' | 'clock'>,
  { offers, answers, audit }: ContractDeskDeps,
): ContractDesk => {
  const write = (person: string, action: string, { id, code, holderId, hash }: AgentContract, note = ''): Promise<void> =>
    orm.transaction((tx) =>
      audit.write(tx, { actor: `operator:${person}`, action, subject: holderId, details: { contract: id, code, hash, note } }),
    )

  const offer: ContractDesk['offer'] = async (person, request) => {
    const outcomes = await offers.offer({ memberId: null, operator: person }, request)
    for (const { contract } of outcomes) if (contract) await write(person, 'CONTRACT_OFFERED', contract)
    return outcomes
  }

  return {
    list: async ({ account, state, kind }) => {
      const holder = account === undefined ? undefined : ((await findByAccount(orm, account)) ?? refuse('ACCOUNT_UNKNOWN'))
      const rows = await listContracts(orm, { state, kind, ...(holder ? { holderId: holder.id } : { payerId: null }) })
      return contractViews(orm, rows, null)
    },

    offer,

    offerTo: async (person, { account, expiresAt, ...request }) => {
      const holder = (await findByAccount(orm, account)) ?? refuse('ACCOUNT_UNKNOWN')
      const until = expiresAt ?? new Date(clock.now().getTime() + WEEK_MS).toISOString()
      const [outcome] = await offer(person, { ...request, holders: [holder.id], expiresAt: until })
      return { contract: outcome?.contract ?? null, refusal: outcome?.refusal ?? null }
    },

    answer: async (person, { id, action, note }) => {
      const row = await findContract(orm, id)
      if (row?.payerId !== null) return refuse('CONTRACT_UNKNOWN')
      const done = await answers.answer({ memberId: null, operator: person }, row, { id, action, note })
      const name = action === 'withdraw' ? 'CONTRACT_WITHDRAWN' : 'CONTRACT_TERMINATION_REQUESTED'
      if (!done.refusal) await write(person, name, done.contract, note)
      return done
    },
  }
}
