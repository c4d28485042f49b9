import { examples } from '@portico/contract/examples'
import { countryCodes } from '@portico/contract/system/calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { RegisterForm } from './register-form.tsx'

it('goes to the first wrong field, whichever it is [REGISTER-02]', async () => {
  const [username] = examples.registerSettings.response.rules
  const rules = [username!, { ...username!, field: 'password', minLength: 8, maxLength: 32, acceptedPattern: '*', patternId: 5 }]
  await renderApp(<RegisterForm rules={rules} onDone={() => undefined} />, { namespaces: ['session', 'errors'] })
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Register' }))
  const input = (label: string) => screen.getByLabelText(label, { selector: 'input' })
  const at = (label: string) => waitFor(() => expect(document.activeElement).toBe(input(label)))
  const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } })

  screen.getByRole('checkbox').focus()
  submit()
  await at('Username')

  type('Username', 'someone1')
  type('Password', 'Portico2026')
  submit()
  await at('Confirm password')
})

it('lets a phone number’s country be chosen from those of the gateway, at first the brand’s own [CALL-08]', async () => {
  const line = stubGateway(
    answers(countryCodes, {
      list: [
        { countryCode: 'DE', countryDialingCode: '49', name: 'Germany' },
        { countryCode: 'VN', countryDialingCode: '84', name: 'Vietnam' },
      ],
    }),
  )
  const [username] = examples.registerSettings.response.rules
  const rules = [{ ...username!, field: 'zalo', required: false, acceptedPattern: '^[0-9]*$', minLength: 8, maxLength: 15 }]
  await renderApp(<RegisterForm rules={rules} onDone={() => undefined} />, { namespaces: ['session', 'errors'] })
  const country = await screen.findByLabelText<HTMLSelectElement>('Country code')
  expect(country.selectedOptions[0]?.textContent).toBe('+84 Vietnam')
  fireEvent.change(country, { target: { value: 'DE' } })
  expect(country.selectedOptions[0]?.textContent).toBe('+49 Germany')
  expect(line.count(countryCodes)).toBe(1)
  vi.unstubAllGlobals()
})
