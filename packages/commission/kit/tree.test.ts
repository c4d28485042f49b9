import { describe, expect, test } from 'vitest'
import { createTree } from './tree.ts'

describe('a tree', () => {
  test('is the same in whatever order its rows came', () => {
    const rows = [
      { id: 'Q', upline: 'B' },
      { id: 'B', upline: 'A' },
      { id: 'A', upline: null },
      { id: 'C', upline: null },
    ]
    for (const order of [rows, rows.toReversed()]) {
      const tree = createTree(order)
      expect(tree.pathOf('Q')).toEqual(['Q', 'B', 'A'])
      expect(tree.childrenOf('A')).toEqual(['B'])
      expect([tree.uplineOf('C'), tree.has('nobody')]).toEqual([null, false])
      expect(tree.topDown.indexOf('Q')).toBeGreaterThan(tree.topDown.indexOf('B'))
    }
  })

  test('of ten thousand generations is no trouble', () => {
    const rows = Array.from({ length: 10_000 }, (_, i) => ({ id: String(i), upline: i === 0 ? null : String(i - 1) }))
    expect(createTree(rows).pathOf('9999')).toHaveLength(10_000)
  })

  test.each([
    ['an unknown upline', [{ id: 'A', upline: 'nobody' }]],
    [
      'a circle',
      [
        { id: 'A', upline: 'B' },
        { id: 'B', upline: 'A' },
        { id: 'C', upline: null },
      ],
    ],
    ['somebody above himself', [{ id: 'A', upline: 'A' }]],
    [
      'an id twice',
      [
        { id: 'A', upline: null },
        { id: 'A', upline: null },
      ],
    ],
  ])('[IV.e 8] %s is refused', (_, rows) => {
    expect(() => createTree(rows)).toThrow('BAD_TREE')
  })

  test('of an account without an id cannot be read, and does not grow for ever', () => {
    const rows = JSON.parse('[{"id":null,"upline":null},{"id":"A","upline":null}]') as { id: string; upline: null }[]
    expect(() => createTree(rows)).toThrow(TypeError)
  })
})
