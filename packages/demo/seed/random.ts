import type { RandomSource } from '@portico/gateway/ports/random'

/** Random choices. */
export interface Random {
  /** A whole number from 0 to `below - 1`. */
  below(below: number): number
  /** True in `percent` of 100 cases. */
  percent(percent: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** A new list in another order. */
  shuffled<Item>(items: readonly Item[]): Item[]
}

export const randomFrom = (source: RandomSource): Random => {
  // 48 bits leave no bias that demo data could show.
  const below = (limit: number): number => Buffer.from(source.bytes(6)).readUIntBE(0, 6) % limit
  return {
    below,
    percent: (percent) => below(100) < percent,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
    shuffled: (items) => {
      const list = [...items]
      for (let last = list.length - 1; last > 0; last--) {
        const other = below(last + 1)
        const item = list[last]!
        list[last] = list[other]!
        list[other] = item
      }
      return list
    },
  }
}
