import { examples } from '@portico/contract/examples'
import {
  addRegisterLink,
  fitRegisterLink,
  openDownline,
  registeredAccounts,
  registerLinks,
  revokeRegisterLink,
} from '@portico/contract/register-link/calls'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, refuses, stubGateway } from '../../test/gateway.ts'
import { renderApp } from '../../test/render.tsx'
import { Component as NewLink } from './new-link-dialog.tsx'
import { Component as OpenAccount } from './open-account-dialog.tsx'
import { Component } from './register-page.tsx'
import { Component as Revoke } from './revoke-dialog.tsx'

const page = examples.registerLinks.response
const [link] = page.list
const NAMESPACES = ['registerCenter', 'tables', 'errors', 'teamRecords'] as const

const open = (address = '/agentHome/registerCenter', list = page) => {
  stubGateway(
    answers(registerLinks, list),
    answers(registeredAccounts, examples.registeredAccounts.response),
    answers(fitRegisterLink, { ...link!, above: [] }),
  )
  return renderApp(<Component />, { namespaces: NAMESPACES, address })
}

afterEach(() => vi.unstubAllGlobals())

it('shows what each link gives and brought, and opens one with its address in the address [AGENT-12]', async () => {
  const { router } = await open()
  await screen.findByText('All 1 link')
  const table = screen.getByRole('table', { name: 'Register centre' })
  const [, total, row] = within(table).getAllByRole('row')
  expect(total?.textContent).toContain('All 1 link')
  expect(row?.textContent).toContain('QT7K2MPAZalo group')
  expect(row?.textContent).toContain('Above yours')
  fireEvent.click(within(row!).getByRole('button'))
  await waitFor(() => expect(router.state.location.search).toBe(`?link=${link!.linkId}`))
  const panel = await screen.findByRole('region', { name: 'Link QT7K2MPA' })
  expect(panel.textContent).toContain(link!.address)
  expect(within(panel).getByRole('link', { name: 'See what they see' }).getAttribute('href')).toBe(
    '/register?affiliateCode=QT7K2MPA&preview=1',
  )
  expect((await screen.findByRole('table', { name: 'Joined with QT7K2MPA' })).textContent).toContain('kimthoa68')
})

it('warns of a link that promises more than its agent has, and sets it right [AGENT-12]', async () => {
  await open()
  const note = await screen.findByRole('note')
  expect(note.textContent).toContain('QT7K2MPA gives 8.9% on Lottery; your own rate is 8.8%.')
  fireEvent.click(within(note).getByRole('button', { name: 'Set QT7K2MPA to your own rate' }))
})

it('says that there are no links, or none that match', async () => {
  const none = { ...page, list: [], next: null, totals: { links: 0, uses: 0, clicks: 0, deposited: 0 } }
  const { unmount } = await open('/agentHome/registerCenter', none)
  expect(await screen.findByText('No links yet')).toBeTruthy()
  unmount()
  await open('/agentHome/registerCenter?state=REVOKED', none)
  expect(await screen.findByText('No link matches')).toBeTruthy()
})

it('a rate above the own one is refused in its field with both, and nothing is sent [AGENT-12]', async () => {
  const received = stubGateway(answers(registerLinks, page), answers(addRegisterLink, examples.addRegisterLink.response))
  await renderApp(<NewLink onClose={vi.fn()} />, { namespaces: NAMESPACES, address: '/agentHome/registerCenter' })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Lottery' })
  expect(field.value).toBe('8.3')
  fireEvent.change(field, { target: { value: '8.9' } })
  expect(await screen.findByText('8.9% is above yours, 8.8%.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Create link' }))
  expect(received.count(addRegisterLink)).toBe(0)
  fireEvent.change(field, { target: { value: '8,8' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create link' }))
  await waitFor(() => expect(received.count(addRegisterLink)).toBe(1))
})

it('what the gateway refuses stands at its field [AGENT-12]', async () => {
  const past = refuses('FIELD_INVALID', { fields: { lastDay: { rule: 'past' } } })
  stubGateway(answers(registerLinks, page), answers(addRegisterLink, past))
  await renderApp(<NewLink onClose={vi.fn()} />, { namespaces: NAMESPACES, address: '/agentHome/registerCenter' })
  fireEvent.click(await screen.findByRole('button', { name: 'Create link' }))
  expect(await screen.findByText('That day is over. Choose today or later.')).toBeTruthy()
})

it('an account that was opened shows its first password once; a taken name is refused at the name [AGENT-12]', async () => {
  const refusal = refuses('ACCOUNT_TAKEN', { fields: { username: { rule: 'taken' } } })
  stubGateway(answers(registerLinks, page), answers(openDownline, refusal, examples.openDownline.response))
  await renderApp(<OpenAccount onClose={vi.fn()} />, { namespaces: NAMESPACES, address: '/agentHome/registerCenter' })
  const name = await screen.findByRole('textbox', { name: 'Username' })
  fireEvent.change(name, { target: { value: 'tunglam92' } })
  fireEvent.click(screen.getByRole('button', { name: 'Open account' }))
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
  fireEvent.click(screen.getByRole('button', { name: 'Open account' }))
  expect(await screen.findByText(examples.openDownline.response.password)).toBeTruthy()
})

it('a link is revoked with a reason, and without one it is not [AGENT-12]', async () => {
  const received = stubGateway(answers(revokeRegisterLink, examples.revokeRegisterLink.response))
  const onClose = vi.fn()
  await renderApp(<Revoke linkId={link!.linkId} code="QT7K2MPA" onClose={onClose} />, { namespaces: NAMESPACES })
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('Say why you revoke it.')).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason' }), { target: { value: 'Wrong group' } })
  fireEvent.click(screen.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(received.count(revokeRegisterLink)).toBe(1)
})
