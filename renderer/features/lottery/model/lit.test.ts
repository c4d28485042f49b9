import { describe, expect, test } from 'vitest'
import { playOf } from '@portico/lottery/catalogue'
import { litRows } from './lit.ts'

const states = (
  game: string,
  id: string,
  selection: Parameters<typeof litRows>[0]['selection'],
  draw: Parameters<typeof litRows>[2],
  landed: number,
) => {
  const play = playOf(game, id)
  if (!play) throw new Error(id)
  return litRows({ selection }, play, draw, landed).map((row) => row.map(({ token, state }) => `${token} ${state}`))
}

describe('which tokens of a bet came', () => {
  const places = {
    places: [
      ['1', '3', '8'],
      ['0', '5'],
      ['2', '7', '9'],
    ],
  }

  test('place by place as the digits land; a digit that has not landed is no zero', () => {
    expect(states('SSC', 'front3-direct', places, { digits: '80741' }, 0)).toEqual([
      ['1 open', '3 open', '8 open'],
      ['0 open', '5 open'],
      ['2 open', '7 open', '9 open'],
    ])
    expect(states('SSC', 'front3-direct', places, { digits: '80741' }, 1)[0]).toEqual(['1 missed', '3 missed', '8 hit'])
    expect(states('SSC', 'front3-direct', places, { digits: '80741' }, 5)).toEqual([
      ['1 missed', '3 missed', '8 hit'],
      ['0 hit', '5 missed'],
      ['2 missed', '7 hit', '9 missed'],
    ])
  })

  test('a list is open until all have landed', () => {
    expect(states('SSC', 'back3-group6', { digits: ['1', '4', '9'] }, { digits: '80741' }, 4)).toEqual([['1 open', '4 hit', '9 open']])
    expect(states('SSC', 'back3-group6', { digits: ['1', '4', '9'] }, { digits: '80741' }, 5)).toEqual([['1 hit', '4 hit', '9 missed']])
  })

  test('the special number of Mark Six is not one of the normals', () => {
    const draw = { date: '2026-11-22', normals: ['27', '13', '07', '48', '39', '18'], special: '02', ordered: true }
    expect(states('LHC', 'special', { numbers: ['02', '07'] }, draw, 7)).toEqual([['02 hit', '07 missed']])
  })

  test('a number that came is shown however many were chosen', () => {
    const draw = { date: '2026-11-22', normals: ['27', '13', '07', '48', '39', '18'], special: '44', ordered: true }
    const numbers = Array.from({ length: 45 }, (_, i) => String(i + 1).padStart(2, '0'))
    const [row = []] = states('LHC', 'special', { numbers }, draw, 7)
    expect(row.filter((each) => each.endsWith('hit'))).toEqual(['44 hit'])
    expect(row).toHaveLength(25)
  })

  test('two digits of a Vietnamese draw by all of its prizes', () => {
    const draw = { date: '2026-11-22', lots: { db: ['60213'], g1: ['11168'] } }
    expect(states('VN-MB', 'lo2', { numbers: ['13', '68', '69'] }, draw, 1)).toEqual([['13 open', '68 open', '69 open']])
    expect(states('VN-MB', 'lo2', { numbers: ['13', '68', '69'] }, draw, 2)).toEqual([['13 hit', '68 hit', '69 missed']])
  })
})
