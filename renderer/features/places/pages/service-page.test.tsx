import { sessionExample } from '@portico/contract/session/examples'
import { permission } from '@portico/contract/system/calls'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { started } from '../../session/index.ts'
import { Component as ServicePage } from './service-page.tsx'

const show = async (may: readonly ('CHAT_ROOM' | 'PLAY')[]) => {
  stubGateway(answers(permission, () => ({ permissions: [...may], serverNow: '2026-11-21T08:27:00.000Z' })))
  const { store } = await renderApp(<ServicePage />, { namespaces: ['places', 'content', 'dialogs'], address: '/service' })
  store.dispatch(started(sessionExample.member))
  expect(await screen.findByRole('heading', { name: 'Quick help' })).toBeTruthy()
}

it('leads into the chat room [CONTENT-06]', async () => {
  await show(['CHAT_ROOM', 'PLAY'])
  expect(await screen.findByRole('button', { name: 'Chat room' })).toBeTruthy()
})

it('leads nobody into the chat room who takes a break or has set a limit: its door is shut to them', async () => {
  await show(['PLAY'])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Chat room' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Check the connection' })).toBeTruthy()
})
