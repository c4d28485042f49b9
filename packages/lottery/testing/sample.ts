import type { Field } from '../selection/grammar.ts'

const sampleOf = (field: Field): unknown => {
  switch (field.kind) {
    case 'list':
      if (field.of.kind === 'word') return field.of.words
      if (field.of.kind === 'place-pair') return ['1-2', '1-3', '4-5']
      if (field.exactly !== undefined) return ['7']
      return ['1', '3', '4', '5', '2'].filter((token) => field.of.kind === 'number' && Number(token) <= field.of.to)
    case 'places':
      return Array.from({ length: field.rows }, (_, i) => (field.of.kind === 'word' ? ['big', 'odd', 'even'] : [String(i), '8']))
    case 'lines':
      return ['02913', '22913', '90781', '27727', '02931'].map((line) => line.slice(0, field.length))
    case 'legs':
      return Object.entries(field.markets).map(([market, [pick]], i) => ({ on: field.also[i] ?? String(i), market, pick }))
  }
}

/** One fixed, many-sided selection of a form. */
export const sampleSelection = (form: readonly Field[] = []): Record<string, unknown> =>
  Object.fromEntries(form.map((field) => [field.key, sampleOf(field)]))
