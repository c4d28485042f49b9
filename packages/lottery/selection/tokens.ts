import type { Token } from './grammar.ts'

/** Every token of a kind, in order. */
export const tokensOf = (token: Token): string[] => {
  switch (token.kind) {
    case 'number':
      return Array.from({ length: token.to - token.from + 1 }, (_, i) =>
        String(token.from + i)
          .padStart(token.padded ? 2 : 1, '0')
          .repeat(token.times ?? 1),
      )
    case 'digits':
      return Array.from({ length: 10 ** token.length }, (_, n) => String(n).padStart(token.length, '0'))
    case 'word':
      return [...token.words]
    case 'place-pair':
      return Array.from({ length: token.places ** 2 }, (_, n) => [Math.floor(n / token.places) + 1, (n % token.places) + 1])
        .filter(([i = 0, j = 0]) => i < j)
        .map((pair) => pair.join('-'))
  }
}
