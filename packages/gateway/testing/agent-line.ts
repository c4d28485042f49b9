import { agentContractDetail, answerAgentContract, offerAgentContract } from '@portico/contract/agent-contract/calls'
import type { ContractTerms } from '@portico/contract/agent-contract/terms-shapes'
import type { RequestOf, SentOf } from '@portico/contract/kit/call'
import { PASSWORD, type TestGateway } from './gateway.ts'

/** Tiers of `[turnover, active, percent]`. */
export const tiers = (...rows: readonly (readonly [turnover: number, active: number | null, rate: string])[]): ContractTerms => ({
  progressive: false,
  tiers: rows.map(([turnover, active, rate]) => ({ turnover: String(turnover), active, rate })),
  rates: {},
})

const HOUR = 3_600_000

/** Agents below each other, with what they do about their contracts by real calls. */
export const agentLine = async (gateway: TestGateway) => {
  const ids = new Map<string, string>()
  const passwordHash = (await gateway.members.create({ account: 'agentline0', password: PASSWORD })).passwordHash
  const idOf = (account: string): string => ids.get(account)!
  const tokens = new Map<string, Promise<string>>()
  // Tests move the clock by days, and sessions end: one for each instant.
  const as = async (account: string) => {
    const name = `${account} ${gateway.clock.now().toISOString()}`
    const token = tokens.get(name) ?? gateway.sessions.open(idOf(account), 'SITE', '127.0.0.1')
    tokens.set(name, token)
    return { token: await token }
  }
  const inHours = (hours: number): string => new Date(gateway.clock.now().getTime() + hours * HOUR).toISOString()
  const offer = async (by: string, holder: string, more: Partial<SentOf<typeof offerAgentContract>> = {}) => {
    const request: SentOf<typeof offerAgentContract> = {
      holders: [idOf(holder)],
      kind: 'daily',
      terms: tiers([100, null, '0.3']),
      expiresAt: inHours(12),
      ...more,
    }
    const [outcome] = (await gateway.call(offerAgentContract, request, await as(by))).value.outcomes
    return outcome!
  }
  const detail = async (account: string, id: string) => (await gateway.call(agentContractDetail, { id }, await as(account))).value
  const answer = async (account: string, id: string, action: SentOf<typeof answerAgentContract>['action'], more: object = {}) => {
    const { contract, below } = await detail(account, id)
    const seen = { hash: contract.hash, ...(below ? { endsHash: below.hash } : {}) }
    return (await gateway.call(answerAgentContract, { id, action, ...seen, ...more }, await as(account))).value
  }
  return {
    as,
    idOf,
    inHours,
    offer,
    detail,
    answer,
    /** `type`: 1 is an agent, 3 a player. */
    open: async (account: string, upline: string | null, type = 1) => {
      const { id } = await gateway.members.create({ account, type, passwordHash, uplineId: upline === null ? null : idOf(upline) })
      ids.set(account, id)
    },
    /** What a top account got from the company: as if it had been in force since yesterday. */
    grant: async (account: string, more: Partial<RequestOf<typeof offerAgentContract>> = {}) => {
      const holders = [idOf(account)]
      const request: RequestOf<typeof offerAgentContract> = {
        holders,
        kind: 'daily',
        terms: tiers([100, null, '1'], [1000, 2, '2']),
        expiresAt: inHours(12),
        ...more,
      }
      const [outcome] = await gateway.agentContracts.desk.offer('hoa', request)
      await answer(account, outcome!.contract!.id, 'accept')
      return outcome!.contract!.id
    },
    /** An offer that is accepted at once. */
    agree: async (by: string, holder: string, more: Partial<SentOf<typeof offerAgentContract>> = {}) => {
      const { contract } = await offer(by, holder, more)
      await answer(holder, contract!.id, 'accept')
      return contract!.id
    },
  }
}
