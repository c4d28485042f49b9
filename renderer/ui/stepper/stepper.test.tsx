import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderApp } from '../../test/render.tsx'
import { Stepper } from './stepper.tsx'

const Times = () => {
  const [value, setValue] = useState(1)
  return <Stepper label="Multiple" value={value} min={1} max={99} onChange={setValue} />
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Multiple' })

it('steps within its bounds', async () => {
  await renderApp(<Times />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One less' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'One more' }))
  expect(field().value).toBe('2')
})

it('takes typed digits, drops the rest and keeps to the bounds', async () => {
  await renderApp(<Times />)
  fireEvent.change(field(), { target: { value: '4x2' } })
  expect(field().value).toBe('42')
  fireEvent.change(field(), { target: { value: '500' } })
  expect(field().value).toBe('99')
  fireEvent.change(field(), { target: { value: '' } })
  expect(field().value).toBe('1')
})
