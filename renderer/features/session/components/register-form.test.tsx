import { examples } from '@portico/contract/examples'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
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
