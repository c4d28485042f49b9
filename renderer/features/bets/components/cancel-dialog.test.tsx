import { examples } from '@portico/contract/examples'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { betDetail, cancelBet } from '@portico/contract/bets/calls'
import { answers, refuses, type Reply, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component } from './cancel-dialog.tsx'

const bet = examples.placeBets.response.bets[0]!

const done = examples.cancelBet.response

const open = async (...replies: readonly [Reply<typeof cancelBet>, ...Reply<typeof cancelBet>[]]) => {
  const onClose = vi.fn()
  const line = stubGateway(answers(betDetail, { bet, explanation: null }), answers(cancelBet, ...replies))
  const { host } = await renderApp(<Component betId={bet.betId} onClose={onClose} />, {
    namespaces: ['receipts', 'lottery', 'records', 'errors'],
  })
  await screen.findByText('First 3 · Direct')
  return { onClose, line, host }
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Cancel bet' }))

describe('cancelling a bet [LOTTERY-03]', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('says what goes back, and that it did', async () => {
    const { onClose, host } = await open(done)
    expect(screen.getByText(/36,000/)).toBeTruthy()
    press()
    await vi.waitUntil(() => onClose.mock.calls.length > 0)
    expect(host.toasts.read().map(({ text }) => text)).toContainEqual(expect.stringMatching(/^Bet cancelled: .*36,000/))
  })

  it('says that betting has just closed, and offers nothing but to keep the bet', async () => {
    const { onClose } = await open(refuses('ISSUE_CLOSED'))
    press()
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Betting has just closed/)
    expect(screen.queryByRole('button', { name: 'Cancel bet' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Keep bet' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('asks again under the same key', async () => {
    const { onClose, line } = await open(refuses('INTERNAL'), done)
    press()
    await screen.findByRole('alert')
    press()
    await vi.waitUntil(() => onClose.mock.calls.length > 0)
    const keys = line.requests(cancelBet).map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })
})
