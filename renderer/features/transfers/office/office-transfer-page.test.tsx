import { teamAccount } from '@portico/contract/agent/account-calls'
import { teamMembers } from '@portico/contract/agent/calls'
import { examples } from '@portico/contract/examples'
import { listTransfers, transferLines } from '@portico/contract/transfer/calls'
import { withdrawPasswordState } from '@portico/contract/member/calls'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component } from './office-transfer-page.tsx'

const deep = examples.teamAccount.response
const lines = examples.transferLines.response
const direct = { ...deep, account: 'quangtrung', level: 1, path: deep.path.slice(0, 2) }

const open = async (address: string, account: typeof deep = direct) => {
  stubGateway(
    answers(transferLines, { ...lines, downline: lines.upline && { rules: lines.upline.rules } }),
    answers(listTransfers, examples.listTransfers.response),
    answers(teamMembers, examples.teamMembers.response),
    answers(teamAccount, account),
    answers(withdrawPasswordState, { set: true }),
  )
  return renderApp(<Component />, { namespaces: ['transfers', 'teamRecords', 'wallet', 'tables', 'errors'], address })
}
const at = '/agentHome/agentTransfer'

afterEach(() => vi.unstubAllGlobals())

it('finds somebody directly below, shows the path and repeats it before money is sent [AGENT-13]', async () => {
  const { router } = await open(at)
  fireEvent.click(await screen.findByRole('button', { name: /^quangtrung/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?to=quangtrung'))
  const path = within(await screen.findByRole('region', { name: 'Check the path' }))
  expect(path.getAllByRole('listitem').map((step) => step.querySelector('b')?.textContent)).toEqual(['quoctuan', 'quangtrung'])
  fireEvent.change(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: '50000' } })
  fireEvent.click(screen.getByRole('button', { name: /^Transfer .*50,000/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('quoctuan / quangtrung')).toBeTruthy()
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^Send/ }).disabled).toBe(true)
})

it('tells why an account that is deeper cannot be sent to, and through whom it can [AGENT-13]', async () => {
  await open(`${at}?to=linh88`, deep)
  expect(await screen.findByText(/linh88 is 2 levels below you.*send it to quangtrung/)).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: '50000' } })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Transfer/ }).disabled).toBe(true)
})
