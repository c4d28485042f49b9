import { describe, expect, it } from 'vitest'
import { playOf, playsOf } from '@portico/lottery/catalogue'
import type { Play } from '@portico/lottery/play'
import { boardOf, emptyRows, isEmpty, quickPicked, sameBoard, selectionOf, toggled, withRow } from './choice.ts'
import { describeSelection } from './describe.ts'
import { playParts, playTree, tabOf } from './play-tree.ts'
import { randomRows } from './random.ts'

const play = (id: string): Play => {
  const found = playOf('SSC', id)
  if (!found) throw new Error(id)
  return found
}
const words = { place: (at: string) => `p${at}`, word: (token: string) => token.toUpperCase(), more: (count: number) => `+${count}` }

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
    expect(describeSelection({ places: [['1'], []] }, words)).toBe('1 | –')
    expect(describeSelection({ lines: ['1', '2', '3', '4', '5', '6', '7', '8'] }, words)).toBe('1, 2, 3, 4, 5, 6 +2')
  })

  it('keeps what is chosen only between equal boards', () => {
    expect(sameBoard(direct, play('mid3-direct'))).toBe(true)
    expect(sameBoard(direct, play('5star-direct'))).toBe(false)
  })

  it.each(playsOf('SSC').filter((each) => boardOf(each).length > 0))('chooses at random for $id', (each) => {
    let turn = 0
    const rows = randomRows(each, (n) => (turn += 7) % n)
    expect(each.read(selectionOf(each, rows)).count).toBeGreaterThan(0)
  })
})

describe('the play tree [LOTTERY-03]', () => {
  const all = playsOf('SSC')

  it('has every offered play once', () => {
    const tree = playTree(
      all,
      all.map(({ id }) => id),
    )
    const ids = tree.flatMap(({ groups }) => groups.flatMap(({ plays }) => plays.map(({ id }) => id)))
    expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
    expect(tabOf(tree, 'back4-group6')?.id).toBe('4star')
  })

  it('leaves out what is not offered', () => {
    expect(playTree(all, ['front3-direct']).map(({ id }) => id)).toEqual(['front3'])
  })

  it.each(all)('reads the place of $id from its id', ({ id, group }) => {
    expect(playParts(id)).toEqual(group)
  })
})
