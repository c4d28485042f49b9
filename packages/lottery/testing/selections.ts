import fc from 'fast-check'
import type { Field, Grammar } from '../selection/grammar.ts'
import { tokensOf } from '../selection/tokens.ts'

type ListField = Extract<Field, { kind: 'list' }>

/** Some numbers whose leading zeros are data; all of them are too many to shuffle. Many of few digits, so that draws meet them. */
const numbersOf = (length: number, { exactly, atLeast = 0, atMost = 12, anyOrder }: ListField): fc.Arbitrary<string[]> =>
  fc.uniqueArray(fc.oneof(fc.stringMatching(new RegExp(`^[0-9]{${length}}$`)), fc.stringMatching(new RegExp(`^[0-2]{${length}}$`))), {
    minLength: exactly ?? atLeast,
    maxLength: exactly ?? atMost,
    selector: (number) => (anyOrder ? [...number].sort().join('') : number),
  })

const valueOf = (field: Field): fc.Arbitrary<unknown> => {
  switch (field.kind) {
    case 'list':
      if (field.of.kind === 'digits') return numbersOf(field.of.length, field)
      return fc.shuffledSubarray(
        tokensOf(field.of),
        field.exactly === undefined
          ? { minLength: field.atLeast ?? 0, ...(field.atMost === undefined ? {} : { maxLength: field.atMost }) }
          : { minLength: field.exactly, maxLength: field.exactly },
      )
    case 'places':
      return fc.array(fc.shuffledSubarray(tokensOf(field.of), { maxLength: 4 }), { minLength: field.rows, maxLength: field.rows })
    case 'lines':
      return fc.array(
        fc.stringMatching(new RegExp(`^[0-9]{${field.length}}$`)).filter((line) => new Set(line).size >= field.different),
        { maxLength: 30 },
      )
    case 'legs':
      return fc
        .shuffledSubarray([...field.also, ...Array.from({ length: field.places }, (_, i) => String(i + 1))], { minLength: field.atLeast })
        .chain((places) =>
          fc.tuple(
            ...places.map((on) =>
              fc
                .constantFrom(...Object.entries(field.markets).flatMap(([market, picks]) => picks.map((pick) => ({ market, pick }))))
                .map((leg) => ({ on, ...leg })),
            ),
          ),
        )
  }
}

/** Takes out of a list what stands in the list it must keep apart from. */
const apart = (form: readonly Field[], all: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    form.map((field) => {
      const others = field.kind === 'list' && field.apart !== undefined ? (all[field.apart] as string[]) : []
      const value = all[field.key]
      return [field.key, others.length > 0 ? (value as string[]).filter((token) => !others.includes(token)) : value]
    }),
  )

/** Well-formed selections of a play, empty ones among them. */
export const selectionsOf = (grammar: Grammar): fc.Arbitrary<Record<string, unknown>> =>
  fc.oneof(
    ...grammar.map((form) =>
      fc.record(Object.fromEntries(form.map((field) => [field.key, valueOf(field)]))).map((all) => apart(form, all)),
    ),
  )

/** A random draw of five digits; few different ones, so that pairs and triples are common. */
export const draws = fc.record({
  digits: fc.oneof(fc.stringMatching(/^[0-9]{5}$/), fc.stringMatching(/^[0-2]{5}$/), fc.stringMatching(/^[78]{5}$/)),
})
