import { agentContractDetail, agentContracts, answerAgentContract, offerAgentContract } from '@portico/contract/agent-contract/calls'
import { agentContractPanel } from '@portico/contract/agent-contract/panel-calls'
import type { ContractTerms } from '@portico/contract/agent-contract/terms-shapes'
import { CONTRACT_KINDS, type ContractKind, paysStakes } from '@portico/contract/commission/kinds'
import type { SentOf } from '@portico/contract/kit/call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentLine, tiers } from '../testing/agent-line.ts'
import { START, type TestGateway, testGateway } from '../testing/gateway.ts'

let gateway: TestGateway
let line: Awaited<ReturnType<typeof agentLine>>

beforeAll(async () => {
  gateway = await testGateway()
  line = await agentLine(gateway)
  await line.open('linetop', null)
  await line.open('linemid', 'linetop')
})
afterAll(() => gateway.close())

type OwnTerms = SentOf<typeof offerAgentContract>['terms']

const rates = (loss: string): ContractTerms => ({ progressive: false, tiers: [], rates: { ALL: { loss, win: '0.1', min: '0' } } })
const dividend = (percent: string): OwnTerms => ({ ...tiers([100, null, percent]), period: 'D', progressive: true })

/** What the company gives the top, and the top its downline: of a salary by what it measures, so that a new one is tried by itself. */
const termsOf = (kind: ContractKind): readonly [own: OwnTerms, given: ContractTerms] => {
  if (kind === 'dividend') return [dividend('20'), dividend('10') as ContractTerms]
  return paysStakes(kind) ? [rates('0.3'), rates('0.2')] : [tiers([100, null, '1']), tiers([100, null, '0.3'])]
}

test.each(CONTRACT_KINDS)(
  '[CALL-18] a contract of kind %s is requested, accepted, asked to end and ended under /wps/relay, by MCS2 what is done and by MCSFE what is read',
  async (kind) => {
    for (const row of [offerAgentContract, answerAgentContract]) expect(row).toMatchObject({ method: 'POST', token: true, only: 'agent' })
    for (const { path } of [offerAgentContract, answerAgentContract]) expect(path).toMatch(/^\/wps\/relay\/MCS2_/)
    for (const { path } of [agentContracts, agentContractDetail, agentContractPanel]) expect(path).toMatch(/^\/wps\/relay\/MCSFE_/)
    gateway.clock.set(new Date(START))
    const [own, terms] = termsOf(kind)
    await line.grant('linetop', { kind, terms: own as never })
    const { contract, refusal } = await line.offer('linetop', 'linemid', { kind, terms })
    expect(refusal).toBeNull()
    const id = contract!.id
    expect(contract).toMatchObject({ kind, state: 'OFFERED', holder: 'linemid', payer: 'linetop' })
    const listed = async (account: string, role: 'holder' | 'payer') =>
      (await gateway.call(agentContracts, { kind, role }, await line.as(account))).value.list
        .filter((each) => each.id === id)
        .map(({ state }) => state)
    expect([await listed('linemid', 'holder'), await listed('linetop', 'payer')]).toEqual([['OFFERED'], ['OFFERED']])
    expect((await line.answer('linemid', id, 'accept')).contract).toMatchObject({ kind, state: 'ACTIVE' })

    // In force by now, so that it ends at an edge and not before it began.
    gateway.clock.advance(2 * 86_400_000)
    expect((await line.answer('linetop', id, 'request', { note: 'A new one instead' })).contract).toMatchObject({
      kind,
      state: 'TERMINATION_REQUESTED',
      last: { type: 'request', account: 'linetop', note: 'A new one instead' },
    })
    const ended = (await line.answer('linemid', id, 'agree')).contract
    expect(ended).toMatchObject({ kind, state: 'ENDED', last: { type: 'agree', account: 'linemid' } })
    expect([await listed('linemid', 'holder'), await listed('linetop', 'payer')]).toEqual([['ENDED'], ['ENDED']])
  },
)
