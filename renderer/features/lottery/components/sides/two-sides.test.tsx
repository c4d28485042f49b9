import { examples } from '@portico/contract/examples'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { atInstant } from '../../testing/at-instant.ts'
import { NOW, openLotteryPage } from '../../testing/open-page.tsx'

/** Four draws with an odd sum, and small, before one of neither. */
const results = ['10000', '21000', '50000', '00001', '99990'].map((digits, i) => ({
  ...examples.drawResults.response.list[0]!,
  numero: `20261121-0${900 - i}`,
  result: { digits },
}))

const open = async () => {
  await openLotteryPage({ lottery: { plays: ['front3-direct', 'total-size', 'total-parity', 'dragon-tiger'] }, results })
  fireEvent.click(screen.getByRole('tab', { name: 'Two sides' }))
  return within(await screen.findByRole('tabpanel', { name: 'Two sides' }))
}

describe('the two-sides page [LOTTERY-03]', () => {
  atInstant(NOW)

  it('puts a side into the list by one press, and takes it out by another', async () => {
    const page = await open()
    const pair = within(await page.findByRole('region', { name: '1st–2nd' }))
    const dragon = pair.getByRole('button', { name: /^1st–2nd, Dragon \/ tiger: Dragon, / })
    fireEvent.click(dragon)
    const list = within(await screen.findByRole('list', { name: 'Bets on this slip' }))
    expect(list.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1)
    expect(dragon.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(dragon)
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Bets on this slip' })).toBeNull())
    expect(dragon.getAttribute('aria-pressed')).toBe('false')
  })

  it('says what came many times running, and that it changes nothing', async () => {
    const page = await open()
    const runs = within(await page.findByRole('region', { name: 'Long runs' }))
    await waitFor(() => expect(runs.getAllByRole('listitem').length).toBeGreaterThan(1))
    const texts = runs.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(texts.some((text) => text.includes('Sum odd / even · Odd4 in a row'))).toBe(true)
    expect(texts.some((text) => text.includes('Sum big / small · Small4 in a row'))).toBe(true)
    expect(runs.getByText(/no more and no less likely/)).toBeTruthy()
  })

  it('gives way to a board when a play is chosen', async () => {
    await open()
    fireEvent.click(screen.getByRole('tab', { name: 'First 3' }))
    expect(await screen.findByRole('tabpanel', { name: 'First 3 · Direct' })).toBeTruthy()
  })
})
