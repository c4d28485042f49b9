import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../../test/render.tsx'
import { FindBar } from './find-bar.tsx'

const open = async (mac = false) => {
  await renderApp(
    <>
      <p>Draw 1042 and draw 1043</p>
      <FindBar mac={mac} />
    </>,
    { namespaces: ['desktop'] },
  )
  const press = (init: KeyboardEventInit) => fireEvent.keyDown(document.body, { key: 'f', ...init })
  return { press }
}

it('finds what stands on the page, and goes from one place to the next [DESKTOP-07]', async () => {
  const { press } = await open()
  press({ ctrlKey: true })
  const field = screen.getByRole('textbox', { name: 'Find on this page' })
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'draw' } })
  expect(screen.getByRole('status').textContent).toBe('1 of 2')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(screen.getByRole('status').textContent).toBe('2 of 2')
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('status').textContent).toBe('1 of 2')
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })
  expect(screen.getByRole('status').textContent).toBe('2 of 2')
  fireEvent.change(field, { target: { value: 'nothing of it' } })
  expect(screen.getByRole('status').textContent).toBe('Not found')
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(screen.queryByRole('search')).toBeNull()
})

it('opens by the key of the system alone [DESKTOP-07]', async () => {
  const { press } = await open(true)
  press({ ctrlKey: true })
  press({})
  expect(screen.queryByRole('search')).toBeNull()
  press({ metaKey: true })
  expect(screen.getByRole('search')).toBeTruthy()
})
