import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '../../test/render.tsx'
import { DateField } from './date-field.tsx'

const onValue = vi.fn()
const Chosen = () => {
  const [day, setDay] = useState('2026-11-22')
  onValue(day)
  return (
    <>
      <label htmlFor="from">From</label>
      <DateField id="from" value={day} min="2026-11-20" max="2026-11-23" onValue={setDay} />
    </>
  )
}

const open = async () => {
  await renderApp(<Chosen />)
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'From' })
}

it('writes and reads a day in the site’s order', async () => {
  const field = await open()
  expect([field.value, field.type, field.placeholder]).toEqual(['22/11/2026', 'text', 'dd/mm/yyyy'])
  fireEvent.change(field, { target: { value: '21.11.2026' } })
  expect(onValue).toHaveBeenLastCalledWith('2026-11-21')
  fireEvent.blur(field)
  expect(field.value).toBe('21/11/2026')
})

it('says what is no day, and what may not be chosen', async () => {
  const field = await open()
  fireEvent.change(field, { target: { value: '11/22/2026' } })
  expect([onValue.mock.lastCall, field.getAttribute('aria-invalid')]).toEqual([[''], 'true'])
  fireEvent.change(field, { target: { value: '24/11/2026' } })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(field, { target: { value: '23/11/2026' } })
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

it('goes from day to day by the arrows, and not beyond the last', async () => {
  const field = await open()
  fireEvent.keyDown(field, { key: 'ArrowUp' })
  fireEvent.keyDown(field, { key: 'ArrowUp' })
  expect([field.value, onValue.mock.lastCall]).toEqual(['23/11/2026', ['2026-11-23']])
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(field.value).toBe('22/11/2026')
})
