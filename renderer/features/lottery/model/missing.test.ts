import { describe, expect, test } from 'vitest'
import { playOf, playsOf } from '@portico/lottery/catalogue'
import { GAMES, type Play } from '@portico/lottery/play'
import { emptyRows, formsOf } from './choice.ts'
import { missingOf } from './missing.ts'

const find = (game: string, id: string): Play => {
  const play = playOf(game, id)
  if (!play) throw new Error(id)
  return play
}

const missing = (game: string, id: string, rows: Record<string, string[][]> = {}, form = 0) => {
  const play = find(game, id)
  return missingOf(play, { ...emptyRows(play), ...rows }, form)
}

describe('what a board still lacks', () => {
  test.each([
    ['SSC', '5star-direct', {}, { of: 'places', count: 5, begun: false, row: 0 }],
    ['SSC', '5star-direct', { places: [['3', '8'], [], [], [], []] }, { of: 'places', count: 4, begun: true, row: 1 }],
    ['SSC', '5star-direct', { places: [['3'], ['1'], ['2'], [], ['0']] }, { of: 'places', count: 1, begun: true, row: 3 }],
    ['SSC', 'fixed-position', {}, { of: 'places', count: 1, begun: false, row: 0 }],
    ['SSC', '5star-group60', { pairs: [['1']] }, { of: 'numbers', count: 3, begun: true, row: 1 }],
    ['SSC', 'back3-group6', { digits: [['1', '2']] }, { of: 'numbers', count: 1, begun: true, row: 0 }],
    ['LHC', 'twelve-miss', { numbers: [['01']] }, { of: 'numbers', count: 11, begun: true, row: 0 }],
    ['VN-MB', 'da', {}, { of: 'numbers', count: 2, begun: false, row: 0 }],
    ['VN-ST', 'da-xien', {}, { of: 'stations', count: 2, begun: false, row: 0 }],
    ['VN-ST', 'da-xien', { stations: [['XSTG', 'XSKG']] }, { of: 'numbers', count: 2, begun: true, row: 1 }],
    ['SSC', 'total-size', {}, { of: 'choices', count: 1, begun: false, row: 0 }],
  ])('%s %s %j', (game, id, rows, expected) => {
    expect(missing(game, id, rows as Record<string, string[][]>)).toEqual(expected)
  })

  test('nothing once it is a bet', () => {
    expect(missing('SSC', 'fixed-position', { places: [[], ['4'], [], [], []] })).toBeUndefined()
  })

  test('is known of every play of every game that has a board, in each of its forms', () => {
    const unknown = GAMES.flatMap((game) =>
      playsOf(game).flatMap((play) =>
        formsOf(play).flatMap((_, form) => (missingOf(play, emptyRows(play), form) ? [] : [`${game} ${play.id} ${form}`])),
      ),
    )
    expect(unknown).toEqual([])
  })
})
