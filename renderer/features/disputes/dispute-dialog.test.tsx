import { agentDispute, agentDisputes, moveDispute, openDispute, replyToDispute } from '@portico/contract/dispute/calls'
import type { DisputeWhole } from '@portico/contract/dispute/shapes'
import { examples } from '@portico/contract/examples'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Answers, answers, refuses, stubGateway } from '../../test/gateway.ts'
import { renderApp } from '../../test/render.tsx'
import { Component as DisputeDialog } from './dispute-dialog.tsx'

const { dispute: whole, serverNow } = examples.agentDispute.response
const { lineId } = whole.head
const none = { list: [], older: null, until: '2027-02-20T17:00:00.000Z', serverNow }
const withHead = (head: Partial<DisputeWhole['head']>) => ({ dispute: { ...whole, head: { ...whole.head, ...head } }, serverNow })
const text = 'A bet of 18:30 is missing from this line.'

const show = async (...more: Answers[]) => {
  stubGateway(...more)
  await renderApp(<DisputeDialog lineId={lineId} onClose={() => {}} />, {
    namespaces: ['disputes', 'errors', 'earnings'],
    address: '/agentHome',
  })
}
const showing = (head: Partial<DisputeWhole['head']>, ...more: Answers[]) => {
  const { dispute } = withHead(head)
  return show(answers(agentDisputes, { ...none, list: [dispute.head] }), answers(agentDispute, withHead(head)), ...more)
}

afterEach(() => vi.unstubAllGlobals())

it('says what is missing before anything is sent, and keeps what was written when it is refused', async () => {
  const sent = vi.fn(() => refuses('TOO_MANY_DISPUTES'))
  await show(answers(agentDisputes, none), answers(openDispute, sent))
  const form = await screen.findByRole('form', { name: 'Dispute this line' })
  const field = within(form).getByLabelText(/What you say/)
  fireEvent.change(field, { target: { value: 'short' } })
  fireEvent.click(within(form).getByRole('button', { name: 'Send the dispute' }))
  expect(await within(form).findByText('At least 10 characters.')).toBeTruthy()
  expect(sent).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: text } })
  fireEvent.change(within(form).getByLabelText('What is wrong'), { target: { value: 'RATE' } })
  fireEvent.click(within(form).getByRole('button', { name: 'Send the dispute' }))
  expect(await within(form).findByRole('alert')).toBeTruthy()
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ request: { lineId, reason: 'RATE', text } }))
  expect((field as HTMLTextAreaElement).value).toBe(text)
})

it('stops the clock in sight while the agent is asked, and sends a reply once however often it is pressed', async () => {
  const ids = new Set<string>()
  const replied = vi.fn(({ request }: { readonly request: { readonly requestId: string } }) => {
    ids.add(request.requestId)
    return replied.mock.calls.length === 1 ? refuses('UNAVAILABLE') : withHead({})
  })
  await showing({ state: 'QUESTION', answerBy: null, leftMs: 62 * 3_600_000 }, answers(replyToDispute, replied))
  expect(await screen.findByText(/The clock stands still until you reply\. 2 days 14:00:00/)).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: 'Your reply' }), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByRole('alert')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect((screen.getByRole('textbox', { name: 'Your reply' }) as HTMLTextAreaElement).value).toBe(''))
  expect(replied).toHaveBeenCalledTimes(2)
  expect(ids.size).toBe(1)
})

it('offers a second look with a reason, or to accept, once there is an answer', async () => {
  const moved = vi.fn(() => withHead({ state: 'CLOSED', outcome: 'REFUSED', answerBy: null }))
  const answered = {
    state: 'ANSWERED',
    outcome: 'REFUSED',
    answerBy: null,
    secondLookUntil: '2026-11-28T03:00:00.000Z',
    version: 4,
  } as const
  await showing(answered, answers(moveDispute, moved))
  const form = await screen.findByRole('form', { name: 'Ask for a second look' })
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  fireEvent.click(within(form).getByRole('button', { name: 'Ask for a second look' }))
  expect(await within(form).findByText('At least 10 characters.')).toBeTruthy()
  expect(moved).not.toHaveBeenCalled()
  fireEvent.click(within(form).getByRole('button', { name: 'Accept the answer' }))
  await waitFor(() =>
    expect(moved).toHaveBeenCalledWith(expect.objectContaining({ request: { id: whole.head.id, version: 4, action: 'accept' } })),
  )
})

it('shows the line beside its figures now and what both sides say of a fact, and sends one once [AGENT-06]', async () => {
  const ids = new Set<string>()
  const replied = vi.fn(({ request }: { readonly request: { readonly requestId: string } }) => {
    ids.add(request.requestId)
    return replied.mock.calls.length === 1 ? refuses('UNAVAILABLE') : withHead({})
  })
  await showing({}, answers(replyToDispute, replied))
  const facts = await screen.findByRole('region', { name: 'What both sides say' })
  expect(within(facts).getByRole('row', { name: /^Round 4417/ }).textContent).toMatch(/4471.*mai.*Differs/)
  const line = screen.getByRole('group', { name: 'The line and its figures now' })
  expect(within(line).getByRole('row', { name: /^Yours/ }).textContent).toContain('Same')
  const form = screen.getByRole('form', { name: 'Add the fact' })
  fireEvent.click(within(form).getByRole('button', { name: 'Add the fact' }))
  expect(await within(form).findByText('At least 2 characters.')).toBeTruthy()
  expect(replied).not.toHaveBeenCalled()
  fireEvent.change(within(form).getByLabelText('What it is about'), { target: { value: 'Table' } })
  fireEvent.change(within(form).getByLabelText('What you say of it'), { target: { value: 'three' } })
  fireEvent.click(within(form).getByRole('button', { name: 'Add the fact' }))
  await within(form).findByRole('alert')
  fireEvent.click(within(form).getByRole('button', { name: 'Add the fact' }))
  await waitFor(() => expect((within(form).getByLabelText('What it is about') as HTMLInputElement).value).toBe(''))
  expect(replied).toHaveBeenLastCalledWith(expect.objectContaining({ request: expect.objectContaining({ fact: 'Table', text: 'three' }) }))
  expect(ids.size).toBe(1)
})
