import type { Hits } from '../play.ts'
import { listOf } from '../selection/grammar.ts'
import { type DigitFamily, placesUpTo, sameDigits } from './family.ts'
import { gather } from './outcomes.ts'
import { shapeOfThree } from './three.ts'

const sorted = (digits: Iterable<string | number>): string => [...digits].sort().join('')

const hitsOf = (note: string): Hits => {
  const tier = shapeOfThree(Array.from(note, Number))
  return tier ? { [tier]: 1 } : {}
}

/** Pasted lines of three digits that count in any order, paid by their shape. */
export const mixedGroup: DigitFamily<ReadonlySet<string>> = {
  grammar: [[{ key: 'lines', kind: 'lines', length: 3, different: 2 }]],
  read: (chosen) => new Set(listOf(chosen, 'lines').map(sorted)),
  count: (lines) => lines.size,
  notes: function* (lines) {
    for (const line of lines) yield { at: placesUpTo(3), tokens: [...line] }
  },
  judge: (tokens, values) => (sameDigits(tokens, values) ? shapeOfThree(values) : undefined),
  hits: (lines, drawn) => (lines.has(sorted(drawn)) ? hitsOf(sorted(drawn)) : {}),
  spread: (lines) => {
    const gathered = gather()
    for (const line of lines) gathered.add(new Set(line).size === 2 ? 3 : 6, hitsOf(line))
    return gathered.shares()
  },
}
