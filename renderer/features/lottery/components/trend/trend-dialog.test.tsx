import { examples } from '@portico/contract/examples'
import type { DrawResult } from '@portico/contract/lottery/draw-shapes'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { atInstant } from '../../testing/at-instant.ts'
import { NOW, openLotteryPage } from '../../testing/open-page.tsx'

/** So many draws with each digit in the first place, as the review found them: 14, 12 and 5. */
const FIRSTS = `${'3'.repeat(14)}${'8'.repeat(12)}${'1'.repeat(5)}`
const drawn: readonly DrawResult[] = Array.from(FIRSTS, (first, i) => ({
  ...examples.drawResults.response.list[0]!,
  numero: `20261121-${String(900 - i).padStart(4, '0')}`,
  result: { digits: `${first}0282` },
}))

const open = async () => {
  await openLotteryPage({ results: drawn })
  fireEvent.click(await screen.findByRole('button', { name: 'Trends' }))
  return within(await screen.findByRole('dialog', { name: 'Trends' }))
}

describe('trends [LOTTERY-03]', () => {
  atInstant(NOW)

  it('draw a line through what came in a place, draw by draw, with the longest runs below', async () => {
    const dialog = await open()
    const chart = within(await dialog.findByRole('table'))
    expect(chart.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Draw', ...'0123456789'])
    const rowOf = (name: string) => chart.getByRole('rowheader', { name }).closest('tr')!
    expect(Array.from(rowOf('900').cells, ({ textContent }) => textContent)[4]).toBe('3')
    expect(Array.from(rowOf('Longest streak').cells, ({ textContent }) => textContent)).toEqual([
      'Longest streak',
      '0',
      '4',
      '0',
      '14',
      '0',
      '0',
      '0',
      '0',
      '12',
      '0',
    ])
    const points = document.querySelector('dialog polyline')!.getAttribute('points')!.split(' ')
    expect([points.length, points[0], points.at(-1)]).toEqual([30, '3.5,0.5', '1.5,29.5'])
  })

  it('draw bars in proportion, beside their figures', async () => {
    const dialog = await open()
    fireEvent.click(dialog.getByRole('radio', { name: 'Counts' }))
    const row = (name: string) => dialog.getByRole('rowheader', { name }).closest('tr')!
    const bar = (name: string) => row(name).querySelector('i')!
    expect(['3', '8', '1'].map((name) => Math.round(Number.parseFloat(bar(name).style.inlineSize)))).toEqual([100, 86, 36])
    // The track is the bar's alone: a figure in it would take room from the longest ones.
    expect(bar('3').parentElement!.textContent).toBe('')
    expect(Array.from(row('3').cells, ({ textContent }) => textContent)).toEqual(['3', '14', '0', '17', '14'])
  })
})
