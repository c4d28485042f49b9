import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { examples } from '@portico/contract/examples'
import { registerSettings } from '@portico/contract/registration/calls'
import { countryCodes } from '@portico/contract/system/calls'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component as RegisterDialog } from './register-dialog.tsx'

const { response } = examples.registerSettings
const [username] = response.rules
const rules = ['username', 'mobileNum'].map((field) => ({ ...username!, field, shown: field === 'username', acceptedPattern: '*' }))

const open = async (ways: { usernameRegistration: boolean; mobileRegistration: boolean }) => {
  stubGateway(
    answers(registerSettings, { ...response, ...ways, rules }),
    answers(countryCodes, { list: [{ countryCode: 'VN', countryDialingCode: '84', name: 'Vietnam' }] }),
  )
  await renderApp(<RegisterDialog onClose={vi.fn()} />, { namespaces: ['session', 'errors', 'common'] })
  await screen.findByRole('button', { name: 'Register' })
}
const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent)
const labels = () => ['Username', 'Mobile number'].filter((label) => screen.queryByLabelText(label, { selector: 'input' }) !== null)

afterEach(() => vi.unstubAllGlobals())

it('has a tab for each way that is switched on [REGISTER-01]', async () => {
  await open({ usernameRegistration: true, mobileRegistration: true })
  expect([tabs(), labels()]).toEqual([['With username', 'With mobile number'], ['Username']])
  fireEvent.click(screen.getByRole('tab', { name: 'With mobile number' }))
  await waitFor(() => expect(labels()).toEqual(['Mobile number']))
})

it.each([
  [{ usernameRegistration: true, mobileRegistration: false }, ['Username']],
  [{ usernameRegistration: false, mobileRegistration: true }, ['Mobile number']],
] as const)('shows the other way and no tabs where one is switched off: %j [REGISTER-01]', async (ways, fields) => {
  await open(ways)
  expect([tabs(), labels()]).toEqual([[], fields])
})
