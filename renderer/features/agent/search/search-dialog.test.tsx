import { examples } from '@portico/contract/examples'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { teamMembers } from '@portico/contract/agent/calls'
import { dialogOpened, selectDialogs } from '../../../core/dialogs.ts'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { SearchButton } from './search-button.tsx'
import { Component } from './search-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

it('empties its field by a button of its own, and leaves Escape to the dialog', async () => {
  stubGateway(answers(teamMembers, examples.teamMembers.response))
  await renderApp(<Component onClose={vi.fn()} />, { namespaces: ['agent'], address: '/agentHome' })
  // A search field would take the first Escape to empty itself.
  const field = await screen.findByRole<HTMLInputElement>('combobox')
  expect(field.type).toBe('text')
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  fireEvent.change(field, { target: { value: 'quang' } })
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
})

it('keeps what is typed before its code has come, and Escape calls it off', async () => {
  const { store } = await renderApp(<SearchButton />, { namespaces: ['agent'], address: '/agentHome' })
  const open = () => selectDialogs(store.getState() as never)
  const type = (...keys: string[]) => keys.forEach((key) => void fireEvent.keyDown(document.body, { key }))
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  type('l', 'i', 'm', 'Backspace', 'n', 'Shift')
  expect(open()).toEqual([{ kind: 'agentSearch', words: 'lin' }])
  type('Escape')
  expect(open()).toEqual([])
  type('x')
  expect(open()).toEqual([])
})

it('trap IV.e 14: Ctrl K is left to fields and input methods, and Enter to what composes', async () => {
  stubGateway(answers(teamMembers, examples.teamMembers.response))
  const both = (
    <>
      <input aria-label="Note" />
      <SearchButton />
      <Component onClose={vi.fn()} />
    </>
  )
  const { store, router } = await renderApp(both, { namespaces: ['agent'], address: '/agent' })
  const note = screen.getByRole('textbox', { name: 'Note' })
  expect(fireEvent.keyDown(note, { key: 'k', ctrlKey: true })).toBe(true)
  expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, isComposing: true })).toBe(true)
  expect(selectDialogs(store.getState() as never)).toEqual([])
  const field = await screen.findByRole<HTMLInputElement>('combobox')
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(router.state.location.pathname).toBe('/agent')
  fireEvent.change(field, { target: { value: 'o' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(router.state.location.pathname).toBe('/agentHome')
})

it('begins with the words that were typed, and leaves the keys to its field', async () => {
  stubGateway(answers(teamMembers, examples.teamMembers.response))
  const both = (
    <>
      <SearchButton />
      <Component words="quang" onClose={vi.fn()} />
    </>
  )
  const { store } = await renderApp(both, { namespaces: ['agent'], address: '/agentHome' })
  const field = await screen.findByRole<HTMLInputElement>('combobox')
  expect(field.value).toBe('quang')
  expect(await screen.findByRole('option', { name: /quangtrung/ })).toBeTruthy()
  store.dispatch(dialogOpened({ kind: 'agentSearch', words: 'quang' }))
  expect(fireEvent.keyDown(field, { key: 't' })).toBe(true)
  expect(selectDialogs(store.getState() as never)).toEqual([{ kind: 'agentSearch', words: 'quang' }])
})
