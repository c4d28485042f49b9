import { describe, expect, test } from 'vitest'
import { merkleTree, proofIn, rootOf } from './merkle.ts'
import { checkReceipt, type Receipt, receiptText } from './receipt.ts'

const receiptOf = (n: number): Receipt => ({
  betId: `0d9a37f9-9d3e-4a43-8a51-${String(n).padStart(12, '0')}`,
  gameCode: 'SSC1',
  numero: '20261121-0901',
  play: 'fixed-position',
  selection: { places: [['7'], [], [], [], []] },
  notes: 1,
  unit: '2000',
  mode: '1',
  multiple: 1 + n,
  prizeGroup: 1950,
  odds: null,
  flags: { tie: 'lose' },
  stake: '2000.0000',
  currency: 'VND',
})

const receipts = [0, 1, 2, 3, 4].map(receiptOf)
const third = receipts[2]!
const treeOf = (all: readonly Receipt[]) => merkleTree(all.map(receiptText))

const sealed = async (all: readonly Receipt[] = receipts, index = 2) => {
  const tree = await treeOf(all)
  const root = await rootOf(tree)
  return { issue: { gameCode: 'SSC1', numero: '20261121-0901', root }, inclusion: { root, path: proofIn(tree, index) } }
}

describe('[LOTTERY-04] a bet receipt', () => {
  test('is the canonical JSON of its fields and of nothing else', () => {
    expect(receiptText({ ...third, member: 'linh' } as Receipt)).toBe(
      '{"betId":"0d9a37f9-9d3e-4a43-8a51-000000000002","currency":"VND","flags":{"tie":"lose"},"gameCode":"SSC1","mode":"1","multiple":3,' +
        '"notes":1,"numero":"20261121-0901","odds":null,"play":"fixed-position","prizeGroup":1950,' +
        '"selection":{"places":[["7"],[],[],[],[]]},"stake":"2000.0000","unit":"2000"}',
    )
  })

  test('is found in the sealed list', async () => {
    const { issue, inclusion } = await sealed()
    expect(await checkReceipt(third, inclusion, issue)).toBe('included')
    expect(await checkReceipt(third, { ...inclusion, root: inclusion.root.toUpperCase() }, issue)).toBe('included')
  })

  test('altered in any field it is not', async () => {
    const { issue, inclusion } = await sealed()
    const other: Readonly<Record<string, unknown>> = {
      betId: 'x',
      selection: { places: [] },
      odds: { win: '2' },
      flags: {},
      prizeGroup: null,
    }
    for (const key of Object.keys(third).filter((each) => each !== 'gameCode' && each !== 'numero')) {
      const value = other[key] ?? (key === 'notes' || key === 'multiple' ? 9 : 'x')
      expect([key, await checkReceipt({ ...third, [key]: value }, inclusion, issue)]).toEqual([key, 'not-included'])
    }
  })

  test('left out of the list it cannot be shown to be there', async () => {
    const without = await sealed(
      receipts.filter((each) => each !== third),
      2,
    )
    expect(await checkReceipt(third, without.inclusion, without.issue)).toBe('not-included')
    // A path kept from a list that held it does not lead to the root that was published.
    expect(await checkReceipt(third, (await sealed()).inclusion, without.issue)).toBe('other-root')
  })

  test('says when there is nothing to check it by', async () => {
    const { issue, inclusion } = await sealed()
    expect(await checkReceipt(third, null, issue)).toBe('not-sealed')
    expect(await checkReceipt(third, inclusion, { ...issue, root: null })).toBe('not-sealed')
    expect(await checkReceipt(third, inclusion, { ...issue, numero: '2' })).toBe('other-issue')
    expect(await checkReceipt(third, { ...inclusion, path: [{ side: 'after', hash: 'no' }] }, issue)).toBe('unreadable')
  })
})
