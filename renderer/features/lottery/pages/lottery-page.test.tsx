import { examples } from '@portico/contract/examples'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { listBets, placeBets } from '@portico/contract/bets/calls'
import { drawResults, lotteryGames, openedNumero } from '@portico/contract/lottery/calls'
import { sessionExample } from '@portico/contract/session/examples'
import { getBalance } from '@portico/contract/cashier/calls'
import { answers, OFFLINE, refuses, type Reply, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { started } from '../../session/index.ts'
import { Component } from './lottery-page.tsx'
import { atInstant } from '../testing/at-instant.ts'

const NOW = '2026-11-21T08:00:30.000Z'

/** A gateway that answers every call with its contract example; placing may fail a few times first. */
const exampleGateway = (...placing: readonly Reply<typeof placeBets>[]) => {
  const line = stubGateway(
    answers(lotteryGames, examples.lotteryGames.response),
    answers(openedNumero, examples.openedNumero.response),
    answers(drawResults, examples.drawResults.response),
    answers(listBets, examples.listBets.response),
    answers(getBalance, examples.getBalance.response),
    answers(placeBets, placing[0] ?? examples.placeBets.response, ...placing.slice(1)),
  )
  return { placed: () => line.requests(placeBets) }
}

const openAt = async (address: string, ...placing: readonly Reply<typeof placeBets>[]) => {
  const gateway = exampleGateway(...placing)
  const { store } = await renderApp(<Component />, { namespaces: ['lottery', 'records', 'errors'], address })
  act(() => void store.dispatch(started(sessionExample.member)))
  await screen.findByRole('group', { name: 'Number board: First 3 · Direct' })
  return gateway
}
const open = (...placing: readonly Reply<typeof placeBets>[]) => openAt('/lottery?gameCode=SSC1', ...placing)

const choose = (place: string, ...digits: number[]) => {
  const row = within(screen.getByRole('group', { name: place }))
  for (const digit of digits) fireEvent.click(row.getByRole('button', { name: `${place} ${digit}` }))
}

const chooseExample = () => {
  choose('Ten-thousands', 1, 3, 8)
  choose('Thousands', 0, 5)
  choose('Hundreds', 2, 7, 9)
}

const confirm = async () => {
  const place = await screen.findByRole<HTMLButtonElement>('button', { name: /^Place bet, 36,000/ })
  await vi.waitUntil(() => !place.disabled)
  fireEvent.click(place)
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Confirm · 36,000/ }))
}

describe('the lottery page [LOTTERY-03]', () => {
  atInstant(NOW)

  it('shows cost and chance before a bet, and its number after it', async () => {
    const { play, selection } = examples.placeBets.request.lines[0]!
    const { placed } = await open()
    chooseExample()
    expect(await screen.findByText('3 × 2 × 3 = 18 lines')).toBeTruthy()
    expect(await screen.findByText('about 1 in 55.6')).toBeTruthy()
    await confirm()
    expect(await screen.findByText('Bet placed')).toBeTruthy()
    expect(screen.getByText(examples.placeBets.response.bets[0]!.betId.slice(0, 8))).toBeTruthy()
    expect(placed()).toHaveLength(1)
    expect(placed()[0]?.request).toMatchObject({
      gameCode: 'SSC1',
      numero: '20261121-0901',
      lines: [{ play, selection }],
    })
  })

  it('asks again under the same key when a bet was not answered', async () => {
    const { placed } = await open(OFFLINE, OFFLINE, OFFLINE, examples.placeBets.response)
    chooseExample()
    await confirm()
    await vi.advanceTimersByTimeAsync(20_000)
    fireEvent.click(await screen.findByRole('button', { name: 'Check my bet' }))
    expect(await screen.findByText('Bet placed')).toBeTruthy()
    expect(placed()).toHaveLength(4)
    expect(new Set(placed().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    expect(new Set(placed().map(({ body }) => body)).size).toBe(1)
  })

  it('checks by itself what became of an unanswered bet, once anything is answered again', async () => {
    const { placed } = await open(OFFLINE, OFFLINE, OFFLINE, examples.placeBets.response)
    chooseExample()
    await confirm()
    await screen.findByRole('button', { name: 'Check my bet' })
    // The page goes on asking for the issue, which is answered.
    await vi.waitUntil(
      async () => {
        await vi.advanceTimersByTimeAsync(3_000)
        return placed().length === 4
      },
      { timeout: 60_000 },
    )
    expect(await screen.findByText('Bet placed')).toBeTruthy()
    expect(new Set(placed().map(({ idempotencyKey, body }) => `${idempotencyKey} ${body}`)).size).toBe(1)
  })

  it('says what the slip truly costs, beside the group that it is priced at', async () => {
    await open()
    chooseExample()
    const cost = within(await screen.findByRole('region', { name: 'House edge of this slip' }))
    expect(await cost.findByText('35,100 ₫', { normalizer: (text) => text.replaceAll('\u00a0', ' ') })).toBeTruthy()
    expect(cost.getByText('House edge: the expected loss of this slip')).toBeTruthy()
  })

  it('keeps the lines of a refused slip, and says which limit and what remains', async () => {
    await open(refuses('PAYOUT_LIMIT_REACHED', { play: 'front3-direct', remaining: '1250000.0000' }))
    chooseExample()
    expect(
      screen.getByText(/^Bet 20 ₫ – 100M ₫ · Draw 200M ₫ · Payout 1B ₫/, { normalizer: (text) => text.replaceAll('\u00a0', ' ') }),
    ).toBeTruthy()
    await confirm()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Nothing was taken')
    expect(alert.textContent.replaceAll('\u00a0', ' ')).toContain('First 3 · Direct: your bets on this draw may pay 1,250,000 ₫ more')
    expect(screen.getByText('3 × 2 × 3 = 18 lines')).toBeTruthy()
  })

  it('keeps the lines where the balance was spent elsewhere meanwhile', async () => {
    await open(refuses('INSUFFICIENT_FUNDS'))
    chooseExample()
    await confirm()
    expect((await screen.findByRole('alert')).textContent).toContain('Your balance is too low. Nothing was taken.')
    expect(screen.getByText('3 × 2 × 3 = 18 lines')).toBeTruthy()
  })

  it('sends whoever has a multiple that is not taken to look at it, not at the selection', async () => {
    await open(refuses('BAD_BET', { fields: { 'lines.0.multiple': { rule: 'too_big', min: 1, max: 10_000 } }, remaining: '10000' }))
    chooseExample()
    await confirm()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(/Nothing was taken; check unit, multiple and total/)
    expect(alert.textContent).not.toMatch(/selection|complete/)
  })

  it('names each typed number that cannot be bet on', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Type or paste' }))
    fireEvent.change(await screen.findByRole('textbox', { name: /Type or paste numbers of 3 digits/ }), { target: { value: '123 12 456' } })
    expect(await screen.findByText('2 numbers taken')).toBeTruthy()
    expect(screen.getByText('Line 1. No. 2, “12”: it must have 3 digits')).toBeTruthy()
  })

  it('speaks for the whole slip: the list alone has totals, an empty board is left out', async () => {
    await open()
    chooseExample()
    fireEvent.click(await screen.findByRole('button', { name: 'Add to list' }))
    const slip = within(screen.getByRole('region', { name: 'Bet slip' }))
    expect(await slip.findByText('1 bet, 18 lines')).toBeTruthy()
    expect(slip.queryByText('On the board')).toBeNull()
    expect(slip.getByText(/^1,950,000/)).toBeTruthy()
    choose('Ten-thousands', 1)
    expect(await slip.findByText(/^Not included yet. Choose 2 more places/)).toBeTruthy()
    expect(await slip.findByRole('button', { name: /^Place bet, 36,000/ })).toBeTruthy()
    choose('Thousands', 0)
    choose('Hundreds', 0)
    expect(await slip.findByText('2 bets, 19 lines')).toBeTruthy()
    expect(slip.getByRole('button', { name: /^Place 2 bets, 38,000/ })).toBeTruthy()
  })

  it('names on its button what is missing, and leads there', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Choose 3 places' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ten-thousands 0' }))
    choose('Ten-thousands', 4)
    fireEvent.click(await screen.findByRole('button', { name: 'Choose 2 more places' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Thousands 0' }))
  })

  it('says of a slip that can only lose that it does', async () => {
    await open()
    choose('Ten-thousands', 0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    choose('Thousands', 0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    choose('Hundreds', 0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    const slip = within(screen.getByRole('region', { name: 'Bet slip' }))
    expect(await slip.findByText('This slip returns less than it costs')).toBeTruthy()
    expect(slip.getByText(/so it loses at least 50,000\s₫ in every draw/)).toBeTruthy()
    expect(await slip.findByRole('button', { name: /^Place anyway, 2,000,000/ })).toBeTruthy()
  })

  it('asks no more up to the amount that its owner set, and again above it', async () => {
    const { placed } = await open()
    chooseExample()
    const place = await screen.findByRole('button', { name: /^Place bet, 36,000/ })
    fireEvent.click(place)
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByRole('timer')).toBeTruthy()
    expect(await dialog.findByText(/^1,950,000/)).toBeTruthy()
    fireEvent.click(dialog.getByRole('checkbox', { name: /^Don’t ask again for slips up to 36,000/ }))
    fireEvent.click(dialog.getByRole('button', { name: /^Confirm/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'New bet' }))
    chooseExample()
    fireEvent.click(await screen.findByRole('button', { name: /^Place bet, 36,000/ }))
    await vi.waitFor(() => expect(placed()).toHaveLength(2))
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: 'New bet' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Ask before placing' }))
    chooseExample()
    fireEvent.click(await screen.findByRole('button', { name: /^Place bet, 36,000/ }))
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})

describe('the device that a launcher names [LOTTERY-01]', () => {
  atInstant(NOW)

  it('is a phone’s page, whatever room its window has: the slip is a sheet behind a bar', async () => {
    await openAt('/lottery?lottoGameCode=SSC1&device=MOBILE')
    expect(screen.queryByRole('region', { name: 'Bet slip' })).toBeNull()
    // A phone has no other way back to the lobby but the logo.
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/')
    chooseExample()
    fireEvent.click(await screen.findByRole('button', { name: 'Bet slip' }))
    const sheet = within(screen.getByRole('dialog', { name: 'Bet slip' }))
    expect((await sheet.findAllByText(/^36,000/)).length).toBeGreaterThan(0)
    expect(sheet.getByRole('button', { name: 'Place bet' })).toBeTruthy()
  })

  it.each(['', '&device=WEB'])('leaves the slip beside the board in a wide window otherwise: "%s"', async (query) => {
    await openAt(`/lottery?gameCode=SSC1${query}`)
    expect(screen.getByRole('region', { name: 'Bet slip' })).toBeTruthy()
  })
})
