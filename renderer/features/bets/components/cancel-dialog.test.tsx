import { examples } from '@portico/contract/examples'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { betDetail, cancelBet } from '@portico/contract/bets/calls'
import { renderApp } from '../../../test/render.tsx'
import { toasts } from '../../../ui/toast/toasts.ts'
import { Component } from './cancel-dialog.tsx'

const bet = examples.placeBets.response.bets[0]!

const open = async (answer: (key: string | null) => object) => {
  const onClose = vi.fn()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = address.split('?')[0]
    if (path === betDetail.path) return Response.json({ success: true, value: { bet, explanation: null } })
    return Response.json(path === cancelBet.path ? answer(new Headers(init.headers).get('Idempotency-Key')) : {})
  })
  await renderApp(<Component betId={bet.betId} onClose={onClose} />, { namespaces: ['receipts', 'lottery', 'records', 'errors'] })
  await screen.findByText('First 3 · Direct')
  return onClose
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Cancel bet' }))

describe('cancelling a bet [LOTTERY-03]', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('says what goes back, and that it did', async () => {
    const onClose = await open(() => ({ success: true, value: examples.cancelBet.response }))
    expect(screen.getByText(/36,000/)).toBeTruthy()
    press()
    await vi.waitUntil(() => onClose.mock.calls.length > 0)
    expect(toasts.read().map(({ text }) => text)).toContainEqual(expect.stringMatching(/^Bet cancelled: .*36,000/))
  })

  it('says that betting has just closed, and offers nothing but to keep the bet', async () => {
    const onClose = await open(() => ({ success: false, code: 'ISSUE_CLOSED', traceId: 't' }))
    press()
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Betting has just closed/)
    expect(screen.queryByRole('button', { name: 'Cancel bet' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Keep bet' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('asks again under the same key', async () => {
    const keys: (string | null)[] = []
    const onClose = await open((key) => {
      keys.push(key)
      return keys.length === 1 ? { success: false, code: 'INTERNAL', traceId: 't' } : { success: true, value: examples.cancelBet.response }
    })
    press()
    await screen.findByRole('alert')
    press()
    await vi.waitUntil(() => onClose.mock.calls.length > 0)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })
})
