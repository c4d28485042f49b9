import {
  agentContractDetail,
  agentContracts as listContracts,
  answerAgentContract,
  offerAgentContract,
} from '@portico/contract/agent-contract/calls'
import { agentContractPanel } from '@portico/contract/agent-contract/panel-calls'
import { agentContractForecast, previewAgentContract } from '@portico/contract/agent-contract/preview-calls'
import { teamMembers } from '@portico/contract/agent/calls'
import { examples } from '@portico/contract/examples'
import { sessionKeys } from '@portico/contract/session/calls'
import { exportJWK, generateKeyPair } from 'jose'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Answers, answers, stubGateway } from '../../test/gateway.ts'
import { renderApp } from '../../test/render.tsx'
import { Component } from './contracts-page.tsx'

const detail = examples.agentContractDetail.response
const offered = { ...detail.contract, state: 'OFFERED' as const, role: 'holder' as const, from: null, to: null }
const below = {
  ends: [{ id: offered.id, code: 'DS-2077', kind: 'daily' as const, holder: 'ngocanh', payer: 'quangtrung', terms: offered.terms }],
  stays: [],
  hash: 'e'.repeat(64),
}
const list = { ...examples.agentContracts.response, list: [offered] }
const panel = examples.agentContractPanel.response
const preview = { ...examples.previewAgentContract.response, refusal: null }
const member = examples.teamMembers.response.list[0]!
const team = { ...examples.teamMembers.response, list: [{ ...member, memberId: offered.holderId, account: 'quangtrung', agent: true }] }

const keys = async () => {
  const { n = '', e = '' } = await exportJWK((await generateKeyPair('RSA-OAEP-256', { extractable: true })).publicKey)
  return { keys: [{ kty: 'RSA', n, e, kid: 'k1', use: 'enc', alg: 'RSA-OAEP-256' } as const], serverNow: new Date().toISOString() }
}

const open = async (search: string, ...more: readonly Answers[]) => {
  stubGateway(
    ...more,
    answers(sessionKeys, await keys()),
    answers(listContracts, list),
    answers(agentContractPanel, panel),
    answers(agentContractDetail, { ...detail, contract: offered, below, refusal: null, passwordSet: false }),
    answers(agentContractForecast, examples.agentContractForecast.response),
    answers(previewAgentContract, preview),
    answers(teamMembers, team),
  )
  return renderApp(<Component />, {
    namespaces: ['contracts', 'tables', 'days', 'errors', 'wallet'],
    address: `/agentHome/agentContracts${search}`,
  })
}

afterEach(() => vi.unstubAllGlobals())

it('says what waits, what is agreed and what changes when, and opens one by its row [AGENT-14]', async () => {
  const { router } = await open('')
  expect(await screen.findByRole('heading', { name: /for your answer/ })).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(offered.code) }))
  await waitFor(() => expect(router.state.location.search).toBe(`?contract=${offered.id}`))
  expect(await screen.findByRole('heading', { name: new RegExp(offered.code) })).toBeTruthy()
})

it('accepts only after what ends below was seen [AGENT-10]', async () => {
  const sent: unknown[] = []
  await open(
    `?contract=${offered.id}`,
    answers(answerAgentContract, ({ body }) => {
      sent.push(body)
      return { ...examples.answerAgentContract.response, refusal: null }
    }),
  )
  const accept = await screen.findByRole<HTMLButtonElement>('button', { name: 'Accept' })
  expect(accept.disabled).toBe(true)
  expect(screen.getByText('ngocanh')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'I have seen that 1 contract ends' }))
  fireEvent.click(accept)
  expect(screen.getByRole('dialog').textContent).toContain(`Accept ${offered.code}?`)
  fireEvent.click(screen.getAllByRole('button', { name: 'Accept' }).at(-1)!)
  await waitFor(() => expect(sent).toHaveLength(1))
})

it('says why another tab was faster, and keeps what is shown [AGENT-09]', async () => {
  const refusal = {
    result: 'BAD_STATE' as const,
    above: [],
    limit: null,
    contract: { code: offered.code, state: 'DECLINED' as const, last: offered.last },
  }
  await open(`?contract=${offered.id}`, answers(answerAgentContract, { ...examples.answerAgentContract.response, refusal }))
  fireEvent.click(await screen.findByRole('button', { name: 'Decline' }))
  fireEvent.click(screen.getAllByRole('button', { name: 'Decline' }).at(-1)!)
  expect((await screen.findByRole('alert')).textContent).toContain(`${offered.code} has been answered meanwhile.`)
})

it('says who was faster where the contract has changed by then, and offers nothing any more [AGENT-09]', async () => {
  const last = { type: 'accept' as const, account: 'quangtrung', at: '2026-11-21T08:20:00.000Z', note: '' }
  const accepted = { ...offered, state: 'ACTIVE' as const, from: '2026-11-21T17:00:00.000Z', last }
  const refusal = { result: 'BAD_STATE' as const, above: [], limit: null, contract: { code: offered.code, state: 'ACTIVE' as const, last } }
  const before = { ...detail, contract: offered, below: { ...below, ends: [] }, refusal: null, passwordSet: false }
  await open(
    `?contract=${offered.id}`,
    answers(answerAgentContract, { ...examples.answerAgentContract.response, refusal }),
    answers(agentContractDetail, before, { ...before, contract: accepted, below }),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  fireEvent.click(screen.getAllByRole('button', { name: 'Accept' }).at(-1)!)
  expect(await screen.findByText('Starts Sun 22 Nov, 00:00')).toBeTruthy()
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole('alert').textContent).toContain(`${offered.code} has been answered meanwhile.`)
  expect(dialog.getByRole('alert').textContent).toContain('Last changed by quangtrung')
  expect(dialog.queryByRole('button', { name: 'Accept' })).toBeNull()
  fireEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!)
  // What would end by now ends with the contract, not by its terms.
  expect(screen.getByText('They hold by this contract and end with it.')).toBeTruthy()
})

it('marks what cannot be read, shows one’s own rate beside, and says of each what came of the offer [AGENT-05]', async () => {
  const refused = {
    holderId: offered.holderId,
    account: 'quangtrung',
    contract: null,
    refusal: {
      result: 'RATE_ABOVE_OWN' as const,
      above: [{ at: '0', part: 'rate' as const, value: '0.9000', own: '0.6000', isAbove: true }],
      limit: null,
      contract: null,
    },
  }
  await open('?offer=daily', answers(offerAgentContract, { outcomes: [refused], serverNow: panel.serverNow }))
  fireEvent.click(await screen.findByRole('button', { name: 'Offer' }))
  expect((await screen.findAllByRole('alert'))[0]!.textContent).toContain('Choose at least one agent.')
  expect(screen.getByRole('textbox', { name: 'Rate' }).getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(await screen.findByRole('button', { name: 'quangtrung' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Rate' }), { target: { value: '0.9' } })
  fireEvent.click(screen.getByRole('button', { name: 'Offer to quangtrung' }))
  expect(await screen.findByText(/Tier 1: 0.9%, yours is 0.6%/)).toBeTruthy()
})

it('says in the place of the preview why there is none, as soon as something cannot be read [AGENT-05]', async () => {
  await open('?offer=daily')
  fireEvent.click(await screen.findByRole('button', { name: 'quangtrung' }))
  const rate = screen.getByRole('textbox', { name: 'Rate' })
  expect(screen.queryByText(/^Correct the marked fields/)).toBeNull()
  fireEvent.change(rate, { target: { value: '-1' } })
  const preview = screen.getByRole('complementary', { name: 'What it would be for quangtrung' })
  expect(preview.textContent).toContain('Correct the marked fields')
  expect(rate.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(rate, { target: { value: '0.3' } })
  expect(screen.queryByText(/^Correct the marked fields/)).toBeNull()
})

it('tells a holder that terms can no longer be given, and nothing of what their giver has [AGENT-05]', async () => {
  const refusal = { result: 'RATE_ABOVE_OWN' as const, above: [], limit: null, contract: null }
  const upline = { ...offered, payer: 'quoctuan' }
  await open(
    `?contract=${offered.id}`,
    answers(agentContractDetail, {
      ...detail,
      contract: upline,
      below: null,
      effective: null,
      firstEnd: null,
      refusal,
      passwordSet: false,
    }),
  )
  expect((await screen.findByRole('alert')).textContent).toBe('These terms can no longer be given: what quoctuan has now allows less.')
})
