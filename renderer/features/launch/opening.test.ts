import { describe, expect, it } from 'vitest'
import { GAME_TYPES } from '@portico/contract/catalogue/shapes'
import { TYPE_PAGES } from '../../core/paths.ts'
import { lotteryAddress, opening, typeAddress, typeAt } from './opening.ts'

const game = { gameCode: 'PG-0017', vassalage: 'PG', gameType: 'RNG', isGame: 'GAME' } as const

describe('opening a game', () => {
  it.each([
    ['LOTT', '/lottery?gameCode=SSC1'],
    ['ELOTT', '/lottery?gameCode=SSC1'],
    ['TCG_SEA', '/seaLottery?gameCode=SSC1'],
    ['TCG_LOTTO_VN', '/vnLottery?gameCode=SSC1'],
  ])('takes %s to its play page [GAME-02]', (vassalage, address) => {
    expect(lotteryAddress({ ...game, gameCode: 'SSC1', vassalage })).toBe(address)
  })

  it('opens a lottery with the price book of its lane [LOBBY-23]', () => {
    const lottery = { ...game, gameCode: 'SSC1', vassalage: 'LOTT' }
    expect(opening(lottery, 'ELOTT')).toEqual({ lottery: '/lottery?gameCode=SSC1&lottoPrizeMode=ELOTT' })
    expect(opening({ ...lottery, vassalage: 'TCG_SEA' }, 'LOTT')).toEqual({ lottery: '/seaLottery?gameCode=SSC1&lottoPrizeMode=LOTT' })
    expect(opening(game, 'LOTT')).toBe('launch')
  })

  it('opens the slots of a vendor on their page, other vendors in a dialog [GAME-03] [ROUTE-10]', () => {
    expect(opening({ ...game, isGame: 'VASSALAGE' })).toEqual({ list: '/rng?vassalage=PG' })
    expect(opening({ ...game, gameType: 'LIVE', isGame: 'VASSALAGE' })).toBe('vendor')
    expect(opening(game)).toBe('launch')
  })

  it('knows the page of every type [ROUTE-09] [ROUTE-10] [ROUTE-11]', () => {
    expect(typeAddress('COCKFIGHT')).toBe('/cockfight')
    expect(typeAt('/cockfight')).toBe('COCKFIGHT')
  })
})

it('has a page for every category [GAME-07]', () => {
  expect(Object.keys(TYPE_PAGES).toSorted()).toEqual([...GAME_TYPES].toSorted())
  for (const type of GAME_TYPES) expect(typeAt(typeAddress(type))).toBe(type)
})
