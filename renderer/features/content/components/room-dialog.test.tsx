import { roomHistory, sayInRoom } from '@portico/contract/chat/calls'
import { examples } from '@portico/contract/examples'
import { sessionExample } from '@portico/contract/session/examples'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answers, type Answers, refuses, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { started } from '../../session/index.ts'
import { Component as RoomDialog } from './room-dialog.tsx'

const history = examples.roomHistory.response

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

// There is no layout here, and nothing that scrolls.
beforeEach(() => void (Element.prototype.scrollTo = () => undefined))
const open = async (...all: readonly Answers[]) => {
  stubGateway(...all)
  const { store } = await renderApp(<RoomDialog onClose={() => undefined} />, { namespaces: ['dialogs', 'errors'] })
  act(() => void store.dispatch(started(sessionExample.member as never)))
}

it('lets who was muted write again once the time is over, without a reload [CONTENT-06]', async () => {
  await open(answers(roomHistory, { ...history, muted: { until: '2026-11-21T08:00:00.000Z', reason: 'Insults' } }, history))
  expect(await screen.findByLabelText('Your message')).toBeDefined()
  expect(screen.queryByText(/You cannot write/)).toBeNull()
})

it('counts down in place until one may speak again, and says so no longer then [CONTENT-06]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await open(answers(roomHistory, { ...history, slowSeconds: 5 }), answers(sayInRoom, refuses('RATE_LIMITED', { retryAfter: 5 })))
  fireEvent.change(await screen.findByLabelText('Your message'), { target: { value: 'Too soon' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  // Once for the reader, and once that counts.
  expect(await screen.findAllByText(/You can write again in/)).toHaveLength(2)
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(await screen.findByText(/You can write again in [12] seconds?\./)).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  await waitFor(() => expect(screen.queryAllByText(/You can write again/)).toEqual([]))
  expect(screen.getByLabelText<HTMLInputElement>('Your message').value).toBe('Too soon')
})
