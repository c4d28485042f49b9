import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '../../test/render.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

const Opener = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>open</Button>
      {open && <Dialog title="A title" onClose={() => setOpen(false)} />}
    </>
  )
}

it('is named by its title and closes by its button', async () => {
  const close = vi.fn()
  await renderApp(<Dialog title="A title" onClose={close} />)
  expect(screen.getByRole('dialog', { name: 'A title' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(close).toHaveBeenCalledOnce()
})

it('closes on Escape, which arrives as cancel', async () => {
  const close = vi.fn()
  await renderApp(<Dialog title="A title" onClose={close} />)
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(close).toHaveBeenCalledOnce()
})

it('closes on a click that begins and ends outside, not on one inside [MODAL-01]', async () => {
  const close = vi.fn()
  await renderApp(<Dialog title="A title" onClose={close} />)
  const dialog = screen.getByRole('dialog')
  dialog.getBoundingClientRect = () => ({ left: 100, right: 300, top: 100, bottom: 300 }) as DOMRect
  const clickAt = (clientX: number, clientY: number) => {
    fireEvent.mouseDown(dialog, { clientX, clientY })
    fireEvent.click(dialog, { clientX, clientY })
  }
  clickAt(200, 200)
  expect(close).not.toHaveBeenCalled()
  clickAt(20, 20)
  expect(close).toHaveBeenCalledOnce()
})

it('leaves the focus where the page begins when nothing on it opened the dialog [MODAL-01]', async () => {
  render(
    <main id="content" tabIndex={-1}>
      page
    </main>,
  )
  const { unmount } = await renderApp(<Dialog title="A title" onClose={vi.fn()} />)
  screen.getByRole('button', { name: 'Close' }).focus()
  unmount()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('leaves the focus in the dialog below when what opened it there is gone [MODAL-01]', async () => {
  await renderApp(<Dialog title="Below" onClose={vi.fn()} />)
  const { unmount } = await renderApp(<Dialog title="Above" onClose={vi.fn()} />)
  screen.getAllByRole('button', { name: 'Close' })[1]!.focus()
  unmount()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
})

it('gives the focus back to what opened it [MODAL-01]', async () => {
  await renderApp(<Opener />)
  const opener = screen.getByRole('button', { name: 'open' })
  opener.focus()
  fireEvent.click(opener)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(document.activeElement).toBe(opener)
})

it('begins at its title where the browser would begin at the way out, and in its form where it has one', async () => {
  const shows = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.open = true
    this.querySelector('button')?.focus()
  })
  const reading = await renderApp(<Dialog title="To read" onClose={vi.fn()} />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'To read' }))
  reading.unmount()
  await renderApp(
    <Dialog title="To fill" onClose={vi.fn()}>
      <form>
        <input aria-label="Name" />
      </form>
    </Dialog>,
  )
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
  shows.mockRestore()
})
