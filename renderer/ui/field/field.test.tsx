import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../test/render.tsx'
import { PasswordInput, TextInput } from '../text-input/text-input.tsx'
import { Field } from './field.tsx'

it('names its control and reads the error out with it', async () => {
  await renderApp(
    <Field label="Username" hint="Letters first" error="Taken">
      {(control) => <TextInput {...control} />}
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Username' })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Taken')
})

it('shows and hides a password [LOGIN-02]', async () => {
  await renderApp(<Field label="Password">{(control) => <PasswordInput {...control} />}</Field>)
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  expect(input.type).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Show the password' }))
  expect(input.type).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: 'Hide the password' }))
  expect(input.type).toBe('password')
})
