import { describe, expect, it } from 'vitest'
import { playOf, playsOf } from '@portico/lottery/catalogue'
import { type Game, GAMES, type Play } from '@portico/lottery/play'
import { boardOf, emptyRows, formsOf, isEmpty, sameBoard, selectionOf, toggled, tokensOf, typedOf, withRow } from './choice.ts'
import { describeSelection } from '../../bets/index.ts'
import { playTree, tabOf } from './play-tree.ts'
import { quickPicked, quickPicksOf, withDigit } from './quick.ts'
import { randomDigits, randomRows } from './random.ts'

const play = (id: string, game: Game = 'SSC'): Play => {
  const found = playOf(game, id)
  if (!found) throw new Error(id)
  return found
}
const words = {
  comma: ', ',
  place: (at: string) => `p${at}`,
  at: (at: string) => `p${at}`,
  leg: (on: string, market: string, pick: string) => `${on} ${market} ${pick}`,
  word: (token: string) => token.toUpperCase(),
  inPlace: (tokens: string, at: string) => `${tokens} in p${at}`,
  more: (count: number) => `+${count}`,
}

describe('choosing on a board [LOTTERY-03]', () => {
  const direct = play('front3-direct')
  const [places] = boardOf(direct)

  it('puts tokens in their own order and takes them out again', () => {
    if (!places) throw new Error('no board')
    expect(toggled(places, ['7'], '3')).toEqual(['3', '7'])
    expect(toggled(places, ['3', '7'], '7')).toEqual(['3'])
  })

  it('trades the one digit of a play that takes exactly one', () => {
    const [field] = boardOf(play('front3-dan'))
    expect(field && toggled(field, ['7'], '3')).toEqual(['3'])
  })

  it('picks halves and parities', () => {
    if (!places) throw new Error('no board')
    expect(quickPicked(places, 'big')).toEqual(['5', '6', '7', '8', '9'])
    expect(quickPicked(places, 'odd')).toEqual(['1', '3', '5', '7', '9'])
    expect(quickPicked(places, 'all')).toHaveLength(10)
    expect(quickPicked(places, 'clear')).toEqual([])
  })

  it('writes the selection the rules library reads', () => {
    let rows = withRow(direct, emptyRows(direct), 'places', 0, ['1', '3', '8'])
    rows = withRow(direct, rows, 'places', 1, ['0', '5'])
    rows = withRow(direct, rows, 'places', 2, ['2', '7', '9'])
    const selection = selectionOf(direct, rows)
    expect(direct.read(selection).count).toBe(18)
    expect(describeSelection(selection, words)).toBe('138 | 05 | 279')
    expect(isEmpty(rows)).toBe(false)
    expect(isEmpty(emptyRows(direct))).toBe(true)
  })

  it('describes pairs, words, places and long lists', () => {
    expect(describeSelection({ pairs: ['1-5'], picks: ['dragon'] }, words)).toBe('p1–p5 | DRAGON')
    expect(describeSelection({ at: ['1', '2'], digits: ['0', '9'] }, words)).toBe('p1, p2 | 0, 9')
    expect(describeSelection({ places: [['1'], [], ['0', '2']] }, words)).toBe('1 in p1 | 02 in p3')
    expect(describeSelection({ lines: ['1', '2', '3', '4', '5', '6', '7', '8'] }, words)).toBe('1, 2, 3, 4, 5, 6 +2')
  })

  it('keeps what is chosen only between equal boards', () => {
    expect(sameBoard(direct, play('mid3-direct'))).toBe(true)
    expect(sameBoard(direct, play('5star-direct'))).toBe(false)
  })

  it('takes six animals of Mark Six and no seventh', () => {
    const [field] = boardOf(play('six-zodiac-in', 'LHC'))
    if (!field) throw new Error('no board')
    const six = tokensOf(field).slice(0, 6)
    expect(toggled(field, six, 'dog')).toEqual(six)
    expect(toggled(field, six, 'rat')).toHaveLength(5)
    expect(quickPicksOf(field)).toEqual(['clear'])
  })

  it('moves a number from the bankers to the others and back', () => {
    const any3 = play('any3', '11X5')
    expect(formsOf(any3).map((form) => form.map(({ key }) => key))).toEqual([['numbers'], ['dan', 'tuo']])
    let rows = withRow(any3, emptyRows(any3), 'dan', 0, ['03', '05'])
    rows = withRow(any3, rows, 'tuo', 0, ['05', '07', '09'])
    expect(selectionOf(any3, rows, 1)).toEqual({ dan: ['03'], tuo: ['05', '07', '09'] })
    rows = withRow(any3, rows, 'dan', 0, ['03', '09'])
    expect(selectionOf(any3, rows, 1)).toEqual({ dan: ['03', '09'], tuo: ['05', '07'] })
    expect(any3.read(selectionOf(any3, rows, 1)).count).toBe(2)
  })

  it('writes the legs of a parlay', () => {
    const parlay = play('parlay', 'LHC')
    let rows = withRow(parlay, emptyRows(parlay), 'legs', 0, ['size:big'])
    rows = withRow(parlay, rows, 'legs', 6, ['colour:red'])
    const selection = selectionOf(parlay, rows)
    expect(selection).toEqual({
      legs: [
        { on: '1', market: 'size', pick: 'big' },
        { on: 'special', market: 'colour', pick: 'red' },
      ],
    })
    expect(parlay.read(selection).count).toBe(1)
    expect(describeSelection(selection, words)).toBe('1 size big | special colour red')
    const [field] = boardOf(parlay)
    expect(field && toggled(field, ['size:big'], 'parity:odd')).toEqual(['parity:odd'])
  })

  it('has a hundred numbers on the board of lo and half as many where any order is the same', () => {
    const [hundred] = boardOf(play('lo2', 'VN-MB'))
    const [orders] = boardOf(play('lo2-dao', 'VN-MB'))
    expect(hundred && tokensOf(hundred)).toHaveLength(100)
    expect(orders && tokensOf(orders)).toHaveLength(55)
    expect(hundred && withDigit(hundred, ['00', '47'], 'head', '4')).toEqual([
      '00',
      '40',
      '41',
      '42',
      '43',
      '44',
      '45',
      '46',
      '47',
      '48',
      '49',
    ])
    expect(hundred && quickPicked(hundred, 'doubles')).toHaveLength(10)
    expect(boardOf(play('cang3', 'VN-MN'))).toEqual([])
    expect(typedOf(play('lo3-dao', 'VN-MN'))).toMatchObject({ key: 'numbers', length: 3, anyOrder: true })
  })

  describe.each(GAMES)('at random: %s', (game) => {
    const all = playsOf(game).flatMap((each) => formsOf(each).map((_, form) => ({ id: each.id, each, form })))

    it.each(all)('$id, form $form', ({ each, form }) => {
      let turn = 0
      const rows = randomRows(each, (n) => (turn += 7) % n, form)
      expect(each.read(selectionOf(each, rows, form)).count).toBeGreaterThan(0)
    })

    it('plays that are typed', () => {
      for (const each of playsOf(game).filter((other) => formsOf(other).length === 0)) {
        const typed = typedOf(each)
        if (!typed) throw new Error(`${each.id} can neither be chosen nor typed`)
        let turn = 0
        const number = randomDigits(typed.length, typed.different, (n) => (turn += 7) % n)
        expect(each.read({ [typed.key]: [number] }).count).toBeGreaterThan(0)
      }
    })
  })
})

describe('the play tree [LOTTERY-03]', () => {
  it.each(GAMES)('has every offered play of %s once', (game) => {
    const all = playsOf(game)
    const tree = playTree(
      all,
      all.map(({ id }) => id),
    )
    const ids = tree.flatMap(({ groups }) => groups.flatMap(({ plays }) => plays.map(({ id }) => id)))
    expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
  })

  it('puts neighbours under one tab', () => {
    const all = playsOf('SSC')
    const tree = playTree(
      all,
      all.map(({ id }) => id),
    )
    expect(tabOf(tree, 'back4-group6')?.id).toBe('4star')
  })

  it.each([
    ['SSC', '5star 4star front3 mid3 back3 front2 back2 fixed any total dragon-tiger'],
    ['LF', '3star 5star front2 back2 fixed'],
    ['11X5', 'pick front fixed fun'],
    ['LHC', 'special zodiac normal chain miss seven parlay'],
    ['VN-MB', 'lo de cang dau xien truot da'],
  ] as const)('has the tabs of %s in the order that people know', (game, tabs) => {
    const all = playsOf(game)
    const ids = all.map(({ id }) => id)
    expect(playTree(all, ids).map(({ id }) => id)).toEqual(tabs.split(' '))
  })

  it('gives a group that is new a tab by itself, the last one', () => {
    const all = [{ ...play('front2-direct'), id: 'mid2-direct', group: ['mid2', 'direct'] } satisfies Play, ...playsOf('SSC')]
    const ids = all.map(({ id }) => id)
    expect(playTree(all, ids).at(-1)).toEqual({ id: 'mid2', groups: [{ group: 'mid2', plays: [all[0]] }] })
  })

  it('leaves out what is not offered', () => {
    expect(playTree(playsOf('SSC'), ['front3-direct']).map(({ id }) => id)).toEqual(['front3'])
  })
})
