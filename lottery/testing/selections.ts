import fc from 'fast-check'
import type { Field, Grammar, Token } from '../selection/grammar.ts'

const tokensOf = (token: Token): string[] => {
  switch (token.kind) {
    case 'number':
      return Array.from({ length: token.to - token.from + 1 }, (_, i) => String(token.from + i))
    case 'word':
      return [...token.words]
    case 'place-pair':
      return Array.from({ length: token.places ** 2 }, (_, n) => [Math.floor(n / token.places) + 1, (n % token.places) + 1])
        .filter(([i = 0, j = 0]) => i < j)
        .map((pair) => pair.join('-'))
  }
}

const valueOf = (field: Field): fc.Arbitrary<unknown> => {
  switch (field.kind) {
    case 'list':
      return fc.shuffledSubarray(
        tokensOf(field.of),
        field.exactly === undefined ? {} : { minLength: field.exactly, maxLength: field.exactly },
      )
    case 'places':
      return fc.array(fc.shuffledSubarray(tokensOf(field.of), { maxLength: 4 }), { minLength: field.rows, maxLength: field.rows })
    case 'lines':
      return fc.array(
        fc.stringMatching(new RegExp(`^[0-9]{${field.length}}$`)).filter((line) => new Set(line).size >= field.different),
        { maxLength: 30 },
      )
  }
}

/** Well-formed selections of a play, empty ones among them. */
export const selectionsOf = (grammar: Grammar): fc.Arbitrary<Record<string, unknown>> =>
  fc.oneof(...grammar.map((form) => fc.record(Object.fromEntries(form.map((field) => [field.key, valueOf(field)])))))

/** A random draw of five digits; few different ones, so that pairs and triples are common. */
export const draws = fc.record({
  digits: fc.oneof(fc.stringMatching(/^[0-9]{5}$/), fc.stringMatching(/^[0-2]{5}$/), fc.stringMatching(/^[78]{5}$/)),
})
