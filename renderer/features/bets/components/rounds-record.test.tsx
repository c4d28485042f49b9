import { examples } from '@portico/contract/examples'
import { playedRounds } from '@portico/contract/records/round-calls'
import type { PlayedRound } from '@portico/contract/records/round-shapes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component } from '../pages/bets-page.tsx'

const { response } = examples.playedRounds
const won = response.list[0] as PlayedRound
const open: PlayedRound = {
  ...won,
  roundId: 'open',
  state: 'OPEN',
  payout: { ...won.payout, amount: '0.0000' },
  net: null,
  replayUrl: null,
}
const part: PlayedRound = { ...won, roundId: 'part', net: { ...won.stake, amount: '-5000.0000' }, replayUrl: null }

const openPage = async (address: string, list: readonly PlayedRound[] = [won, open, part]) => {
  const line = stubGateway(answers(playedRounds, { ...response, list: [...list] }))
  const app = await renderApp(<Component />, { address, namespaces: ['records', 'days', 'lottery', 'receipts', 'errors'] })
  await screen.findByRole('combobox', { name: 'Game' })
  return { ...app, asked: () => line.requests(playedRounds).at(-1)?.request }
}

describe('the betting record of games [WALLET-07]', () => {
  it('says how each round stands, and leads to it where its vendor shows it', async () => {
    await openPage('/?of=games')
    const rows = within(await screen.findByRole('table', { name: 'Betting record' }))
      .getAllByRole('row')
      .slice(1)
    expect(rows.map((row) => within(row).getByText(/^(Won|In play|Part back)$/).textContent)).toEqual(['Won', 'In play', 'Part back'])
    const link = within(rows[0]!).getByRole('link', { name: /^See it again: Lotus Lanterns/ })
    expect(link.getAttribute('href')).toBe(won.replayUrl)
    expect(link.getAttribute('rel')).toContain('noopener')
    expect(screen.getAllByRole('link', { name: /^See it again/ })).toHaveLength(1)
  })

  it('says what a bet on matches is on, and what came of each leg', async () => {
    const leg = (event: string, result: 'WON' | 'VOID' | null) => ({
      event,
      market: 'Match result',
      pick: 'Home to win',
      odds: '1.85',
      result,
    })
    const legs = [leg('Riverside – Moon Bay', 'WON'), leg('Old Quay – Saltmarsh', 'VOID')]
    await openPage('/?of=games', [
      { ...won, legs },
      { ...open, legs: [leg('Northgate – Fort Amber', null)] },
    ])
    const rows = within(await screen.findByRole('table', { name: 'Betting record' })).getAllByRole('row')
    const [parlay, single] = rows.slice(1)
    expect(within(parlay!).getByText('2 legs')).toBeTruthy()
    expect(
      within(parlay!)
        .getAllByRole('listitem', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Riverside – Moon Bay · Match resultHome to win at 1.85 · Won',
      'Old Quay – Saltmarsh · Match resultHome to win at 1.85 · Void',
    ])
    expect(within(single!).getByText('Northgate – Fort Amber · Match result')).toBeTruthy()
    expect(within(single!).getByText('Home to win at 1.85')).toBeTruthy()
  })

  it('asks for rounds of one state from the first page on', async () => {
    const { asked, router } = await openPage('/?of=games&page=3')
    fireEvent.click(screen.getByRole('button', { name: 'Stake back' }))
    await waitFor(() => expect(asked()).toMatchObject({ state: 'RETURNED', pageNo: 1 }))
    expect(router.state.location.search).toBe('?of=games&state=RETURNED')
  })

  it('asks for rounds of one vendor, and forgets the game of another', async () => {
    const { asked, router } = await openPage('/?of=games&game=OTHER-1&page=2')
    fireEvent.change(await screen.findByRole('combobox', { name: 'Vendor' }), { target: { value: 'STUDIO' } })
    await waitFor(() => expect(asked()).toMatchObject({ vendor: 'STUDIO', pageNo: 1 }))
    expect(asked()).not.toHaveProperty('gameCode')
    expect(router.state.location.search).toBe('?of=games&vendor=STUDIO')
  })

  it('takes no state of a bet for one of a round, and says where there is none', async () => {
    const { asked } = await openPage('/?of=games&state=PUSH', [])
    expect(asked()).not.toHaveProperty('state')
    expect(await screen.findByText('No games in this period')).toBeTruthy()
  })

  it('goes back to the lotteries without the filters of games', async () => {
    const { router } = await openPage('/?of=games&state=WON&game=STUDIO-1&period=last7')
    fireEvent.click(screen.getByRole('radio', { name: 'Lottery' }))
    await waitFor(() => expect(router.state.location.search).toBe('?period=last7'))
  })
})
