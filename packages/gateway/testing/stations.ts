import type { Draw } from '@portico/contract/lottery/draw-shapes'
import { LAYOUTS } from '@portico/lottery/shape'
import { GAMES } from '../lottery/offer/games.ts'
import type { TestGateway } from './gateway.ts'
import { line } from './player.ts'

/** A Saturday with four stations in the South, and the lotteries that are tried on it. */
export const DAY = '2026-11-21'
export const NUMERO = '20261121'
export const SATURDAY = ['XSHCM', 'XSLA', 'XSBP', 'XSHG'] as const
export const GAMES_TRIED = GAMES.filter(({ code }) => ['XSMN', 'XSMT', 'XSTG', ...SATURDAY].includes(code))

/** A bet on a pair of numbers over several stations. */
export const pair = (stations: readonly string[], numbers = ['07', '98']) =>
  line('da-xien', { stations: [...stations], numbers }, { prizeGroup: null })

/** A station's draw of which the first lots end as said and the others on 00. */
export const drawn = (...endings: string[]): Draw => {
  const left = [...endings]
  const lots = LAYOUTS.south.map(({ lot, numbers, digits }) => [
    lot,
    Array.from({ length: numbers }, () => (left.shift() ?? '00').padStart(digits, '1')),
  ])
  return { date: DAY, lots: Object.fromEntries(lots) }
}

/** Two people confirm what a station drew. */
export const confirmResult = async ({ results }: TestGateway, code: string, draw: Draw): Promise<void> => {
  await results.propose(code, 'the gazette', 'lan', [{ date: DAY, draw }])
  const { list } = await results.list({})
  await results.confirm(list.find(({ gameCode }) => gameCode === code)!.id, 'minh')
}
