import { describe, expect, it } from 'vitest'
import { changedAddress, isPersonal, questionOf, readView, searchedName } from './list-address.ts'

const view = (query: string) => readView(new URLSearchParams(query))

describe('the address of a list', () => {
  it('keeps filters, search and page [LOBBY-08] [LOBBY-11] [LOBBY-18]', () => {
    expect(view('show=hot&vassalage=PG&class=SLOTS&name=%20lotus%20&minBet=1&minLineNum=25&page=3')).toEqual({
      selection: 'HOT',
      vassalage: 'PG',
      gameClassify: 'SLOTS',
      gameName: 'lotus',
      minBet: 1,
      minLineNum: 25,
      page: 3,
    })
    expect(['ALL', 'NEW', 'HOT', 'FAV', 'RECENT'].map((show) => view(`show=${show}`).selection)).toEqual([
      'ALL',
      'NEW',
      'HOT',
      'FAV',
      'RECENT',
    ])
  })

  it.each([
    ['\0lotus\n', 'lotus'],
    ['\0', ''],
    [null, ''],
    ['x'.repeat(200), 'x'.repeat(80)],
  ])('searches for %j as %j [LOBBY-08]', (carried, name) => {
    expect(searchedName(carried)).toBe(name)
  })

  it.each([
    'page=0',
    'page=-2',
    'page=1e3',
    'page=99999999',
    'page=x',
    'show=MINE',
    'minBet=-1',
    'minLineNum=2.5',
    'name=%20%20',
    'name=%00%01',
    'vassalage=%00',
    'class=',
  ])('takes %s as if it were not there [LOBBY-09]', (query) => {
    expect(view(query)).toEqual(view(''))
  })

  it('starts at the first page when it is filtered anew [LOBBY-08]', () => {
    const now = new URLSearchParams('page=4&name=lotus&lang=EN')
    expect(String(changedAddress(now, { vassalage: 'PG' }))).toBe('name=lotus&lang=EN&vassalage=PG')
    expect(String(changedAddress(now, { page: 5 }))).toBe('name=lotus&lang=EN&page=5')
    expect(String(changedAddress(now, { page: 1, gameName: undefined, selection: 'ALL' }))).toBe('lang=EN')
  })

  it('asks for eighteen games a page [LOBBY-09] [LOBBY-11]', () => {
    expect(questionOf(view('minBet=1&page=2'), 'RNG')).toEqual({ gameType: 'RNG', minBet: 1, pageNo: 2, pageSize: 18 })
    expect(questionOf(view('show=FAV'))).toEqual({ selection: 'FAV', pageNo: 1, pageSize: 18 })
  })

  it('knows whose lists they are [LOBBY-18]', () => {
    expect((['ALL', 'NEW', 'HOT', 'FAV', 'RECENT'] as const).filter(isPersonal)).toEqual(['FAV', 'RECENT'])
  })
})
