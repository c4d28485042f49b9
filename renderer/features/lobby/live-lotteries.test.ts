import { expect, it } from 'vitest'
import { exampleGame } from '@portico/contract/catalogue/examples'
import { examples } from '@portico/contract/examples'
import { drawNext, liveAt, oneOfEachClass, withIssues } from './live-lotteries.ts'

const NOW = Date.parse('2026-11-21T08:00:10.000Z')
const [example] = examples.openedGames.response.list
const lottery = (gameCode: string, gameClassify: string) => ({ ...exampleGame, gameCode, gameClassify })
const opened = (gameCode: string, drawsInS: number) => ({
  ...example!,
  gameCode,
  last: null,
  current: { ...example!.current!, drawAt: new Date(NOW + drawsInS * 1000).toISOString() },
})

const games = [lottery('LHC5', 'LHC'), lottery('SSC5', 'SSC'), lottery('SSC1', 'SSC'), lottery('CLOSED', 'K3'), lottery('PK1', 'PK10')]
const all = withIssues(games, [
  opened('LHC5', 200),
  opened('SSC5', 230),
  opened('SSC1', 50),
  opened('PK1', 20),
  { ...example!, gameCode: 'CLOSED', current: null },
])
const live = liveAt(all, NOW)

it('leaves out a lottery that has no issue to draw', () => {
  expect(live.map(({ game }) => game.gameCode)).toEqual(['LHC5', 'SSC5', 'SSC1', 'PK1'])
})

it('finds the soonest draws, one of each class', () => {
  expect(drawNext(live, NOW, 3).map(({ game }) => game.gameCode)).toEqual(['PK1', 'SSC1', 'LHC5'])
})

it('keeps the first of each class in the order they are offered', () => {
  expect(oneOfEachClass(live).map(({ game }) => game.gameCode)).toEqual(['LHC5', 'SSC5', 'PK1'])
})
