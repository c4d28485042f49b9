/** Binomial coefficient as an exact number; 0 when k is more than n. */
export const choose = (n: number, k: number): number => {
  if (k < 0 || k > n) return 0
  let result = 1
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i
  return result
}

/** Every k of the items, in their order. */
export const combinations = <T>(items: readonly T[], k: number): T[][] => {
  if (k === 0) return [[]]
  return items.flatMap((item, i) => combinations(items.slice(i + 1), k - 1).map((rest) => [item, ...rest]))
}

/** The same one by one, lazily, for sets whose combinations are many. */
export function* eachCombination<T>(items: readonly T[], k: number, from = 0): Generator<T[]> {
  if (k === 0) yield []
  else
    for (let i = from; i <= items.length - k; i++) {
      for (const rest of eachCombination(items, k - 1, i + 1)) yield [...items.slice(i, i + 1), ...rest]
    }
}

/** Every way to take one of each list, lazily: the product of compound bets can be long. */
export function* product<T>(lists: readonly (readonly T[])[]): Generator<T[]> {
  const [first, ...rest] = lists
  if (!first) yield []
  else for (const item of first) for (const tail of product(rest)) yield [item, ...tail]
}

export const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
