import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { countryCodes, whitelabel } from '@portico/contract/system/calls'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component as ForgotDialog } from './forgot-dialog.tsx'

const open = async (flags: Readonly<Record<string, boolean>>) => {
  const childrenNodes = Object.entries(flags).map(([modId, enabled]) => ({ modId, enabled, childrenNodes: [] }))
  const line = stubGateway(
    answers(whitelabel, { modules: [{ modId: 'LOGIN', enabled: true, childrenNodes }] }),
    answers(countryCodes, { list: [{ countryCode: 'VN', countryDialingCode: '84', name: 'Vietnam' }] }),
  )
  await renderApp(<ForgotDialog onClose={vi.fn()} />, { namespaces: ['session', 'errors'] })
  await waitFor(() => expect(line.count(whitelabel)).toBe(1))
}
const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent)
const labels = () => ['E-mail', 'Mobile number'].filter((label) => screen.queryByLabelText(label) !== null)

afterEach(() => vi.unstubAllGlobals())

it('has a tab for each way where the merchant has both [PASSWORD-02]', async () => {
  await open({ PASSWORD_BY_EMAIL: true, PASSWORD_BY_MOBILE: true })
  expect([tabs(), labels()]).toEqual([['By e-mail', 'By mobile'], ['E-mail']])
  fireEvent.click(screen.getByRole('tab', { name: 'By mobile' }))
  await waitFor(() => expect(labels()).toEqual(['Mobile number']))
})

it.each([
  ['e-mail', { PASSWORD_BY_EMAIL: true, PASSWORD_BY_MOBILE: false }, ['E-mail']],
  ['mobile number', { PASSWORD_BY_EMAIL: false, PASSWORD_BY_MOBILE: true }, ['Mobile number']],
  ['customer service alone', { PASSWORD_BY_EMAIL: false, PASSWORD_BY_MOBILE: false }, []],
] as const)('shows the way by %s and no tabs where the merchant has no other [PASSWORD-02]', async (_way, flags, fields) => {
  await open(flags)
  await waitFor(() => expect([tabs(), labels()]).toEqual([[], fields]))
  expect(screen.getByRole('link', { name: 'Contact customer service' })).toBeDefined()
})
