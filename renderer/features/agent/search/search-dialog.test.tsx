import { examples } from '@portico/contract/examples'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { teamMembers } from '@portico/contract/agent/calls'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
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
