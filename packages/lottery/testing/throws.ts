import fc from 'fast-check'

/** The 216 draws of three dice, one by one. */
export const throws: readonly { readonly dice: readonly [string, string, string] }[] = Array.from({ length: 216 }, (_, n) => ({
  dice: [String(Math.floor(n / 36) + 1), String((Math.floor(n / 6) % 6) + 1), String((n % 6) + 1)],
}))

/** A random draw; pairs and triples are made common. */
export const someThrow = fc
  .tuple(fc.constantFrom(...throws), fc.integer({ min: 1, max: 3 }))
  .map(([{ dice }, different]) => ({ dice: dice.map((_, i) => dice[i % different] ?? '1') }))
