import { placeBets } from '@portico/contract/bets/calls'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { atInstant } from '../testing/at-instant.ts'
import { NOW, openLotteryPage } from '../testing/open-page.tsx'

const calendar = { timeZone: 'Asia/Ho_Chi_Minh', times: ['16:15'], weekdays: [6] }
const common = { modes: ['1'], unit: '1000', flags: {} } as const
const station = {
  ...common,
  type: 'VN-MN',
  shape: { kind: 'lots', layout: 'south' },
  calendar,
  plays: ['lo2'],
  odds: { lo2: { win: '95' } },
}
const joined = {
  ...common,
  type: 'VN-ST',
  source: 'stations',
  shape: { kind: 'stations' },
  calendar: { ...calendar, weekdays: [1, 2, 3, 4, 5, 6, 7] },
  plays: ['da-xien'],
  odds: { 'da-xien': { base2: '280', bonus2: '140', base3: '205', bonus3: '102.5', base4: '168', bonus4: '84' } },
} as const

const prizes = (special: string) => ({ db: [special], g8: ['21'] })
const lots = Object.fromEntries(
  [['XSHCM', '408671'] as const, ['XSLA', '065878'] as const].flatMap(([code, special]) =>
    Object.entries(prizes(special)).map(([lot, numbers]) => [`${code}-${lot}`, numbers]),
  ),
)
const drawn = (date: string, lots: Record<string, string[]>) => ({
  numero: date.replaceAll('-', ''),
  drawAt: `${date}T09:15:00.000Z`,
  ordered: true,
  resultVersion: 1,
  result: { date, lots },
})
const result = drawn('2026-11-20', lots)
const before = drawn('2026-11-19', { 'XSHCM-db': ['111222'], 'XSHCM-g8': ['33'] })

const open = () =>
  openLotteryPage({
    lottery: structuredClone(joined) as never,
    others: structuredClone([
      { ...station, gameCode: 'XSHCM', gameName: 'TP. Hồ Chí Minh' },
      { ...station, gameCode: 'XSLA', gameName: 'Long An' },
      { ...station, gameCode: 'XSBP', gameName: 'Bình Phước' },
      { ...station, gameCode: 'XSTG', gameName: 'Tiền Giang', calendar: { ...calendar, weekdays: [7] } },
      { ...station, gameCode: 'XSDNG', gameName: 'Đà Nẵng', calendar: { ...calendar, times: ['17:15'] } },
    ]) as never,
    results: [result, before],
  })

describe('a bet over several stations [LOTTERY-03]', () => {
  atInstant(NOW)

  it('offers the stations of the day, shows what the chosen ones cost and pay together, and sends them', async () => {
    const { line } = await open()
    const board = within(await screen.findByRole('tabpanel'))
    const stations = within(await board.findByRole('group', { name: 'Stations' }))
    const offered = await stations.findAllByRole('button', { pressed: false })
    expect(offered.map(({ textContent }) => textContent)).toEqual(['TP. Hồ Chí Minh', 'Long An', 'Bình Phước'])
    for (const name of ['TP. Hồ Chí Minh', 'Long An']) fireEvent.click(stations.getByRole('button', { name }))
    for (const number of ['07', '98']) fireEvent.click(board.getByRole('button', { name: new RegExp(` ${number}$`) }))
    // Eighteen lots at each.
    const bet = await screen.findByRole('button', { name: /^Place bet, 36,000/ })
    expect(screen.getByText(/about 1 in 11\.1/)).toBeTruthy()
    for (const name of ['Advance play', 'Random']) expect(screen.queryByRole('button', { name })).toBeNull()
    fireEvent.click(bet)
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Confirm/ }))
    await waitFor(() => expect(line.requests(placeBets)).toHaveLength(1))
    const [sent] = line.requests(placeBets)[0]!.request.lines
    expect(sent).toMatchObject({ play: 'da-xien', selection: { stations: ['XSHCM', 'XSLA'], numbers: ['07', '98'] } })
  })

  it('shows the results station by station', async () => {
    await open()
    const table = within(await screen.findByRole('table', { name: /20261120|Board|prizes/i }))
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'TP. Hồ Chí Minh',
      'Special prize',
      'Prize 8',
      'Long An',
      'Special prize',
      'Prize 8',
    ])
  })

  it('shows every prize of the draw that is pressed in the list', async () => {
    await open()
    const list = within(await screen.findByRole('table', { name: 'Recent results' }))
    expect(list.getAllByRole('button', { pressed: true })).toHaveLength(1)
    fireEvent.click(list.getByRole('button', { pressed: false }))
    const board = within(await screen.findByRole('table', { name: /^All prizes of draw .*19/ }))
    expect(board.getByText('33')).toBeTruthy()
    expect(board.queryByText('21')).toBeNull()
  })
})
