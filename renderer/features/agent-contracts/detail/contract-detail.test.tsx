import { agentContractDetail, agentContracts } from '@portico/contract/agent-contract/calls'
import { agentContractForecast } from '@portico/contract/agent-contract/preview-calls'
import { examples } from '@portico/contract/examples'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { ContractDetail } from './contract-detail.tsx'

const detail = examples.agentContractDetail.response
const offered = { ...detail.contract, state: 'OFFERED' as const, role: 'holder' as const, from: null, to: null }
/** Where it cannot be accepted. */
const nothing = { below: null, effective: null, firstEnd: null }

const open = (more: Partial<typeof detail>) => {
  stubGateway(
    answers(agentContracts, { ...examples.agentContracts.response, list: [] }),
    answers(agentContractDetail, { ...detail, contract: offered, ...more }),
    answers(agentContractForecast, examples.agentContractForecast.response),
  )
  return renderApp(<ContractDetail id={offered.id} />, { namespaces: ['contracts', 'errors'], address: '/agentHome/agentContracts' })
}

afterEach(() => vi.unstubAllGlobals())

it('says in a sentence what one would agree to, what is behind it, and what changes when, before any answer [AGENT-14]', async () => {
  await open({})
  const lead = await screen.findByRole('region', { name: 'What you are offered' })
  await waitFor(() => expect(lead.textContent).toContain('With it, 0 of your last 1 periods would have paid more.'))
  expect(lead.textContent).toContain('quoctuan_ag offers you a daily salary from Mon 23 Nov.')
  expect(lead.textContent).toContain('Below a team bet of 100,000,000 it pays nothing.')
  expect(lead.textContent).toContain('Contracts below you that would end: 1.')
  const changes = within(screen.getByRole('heading', { name: 'What changes when' }).parentElement!)
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sat 21 Nov, 15:27Offered',
    'Sun 22 Nov, 22:00Last answerthen the offer expires',
    'Mon 23 Nov, 00:00In forceIf it were accepted now · below it end: 1',
    'Tue 24 Nov, 00:00First period endsthe first that it pays for',
  ])
})

it('says nothing of what an offer would be while it cannot be accepted', async () => {
  await open({ ...nothing, refusal: { result: 'NO_OWN_CONTRACT', above: [], limit: null, contract: null } })
  expect(await screen.findByText(/what quoctuan_ag has now allows less/)).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'What you are offered' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'What changes when' })).toBeNull()
})

it('names one’s own contract whose end stands in the way of an offer, and when it ends [AGENT-05]', async () => {
  const last = { type: 'agree' as const, account: 'quoctuan_ag', at: '2026-11-21T08:20:00.000Z', note: '' }
  const contract = { code: 'DS-2041', state: 'ENDED' as const, last }
  const refusal = { result: 'NO_OWN_CONTRACT' as const, above: [], limit: '2026-11-22T17:00:00.000Z', contract }
  await open({ ...nothing, contract: { ...offered, role: 'payer' }, refusal })
  const note = await screen.findByText(/Yours, DS-2041, ends at 23\/11\/2026, 00:00/)
  expect(note.parentElement!.textContent).toContain('Last changed by quoctuan_ag')
})
