import { WIN, winOn } from '../digits/family.ts'
import { fraction } from '../rational.ts'
import { digits, type Field, listOf, words } from '../selection/grammar.ts'
import type { LotFamily } from './family.ts'

type ListField = Extract<Field, { kind: 'list' }>

/** All endings of two digits. */
const ENDINGS = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))

/** Each word of the field; the one that `wordOf` says of the last two digits wins. All words are equally likely. */
const side = (field: ListField, words: number, wordOf: (ending: string) => string): LotFamily<ReadonlySet<string>> => ({
  length: 2,
  grammar: [[field]],
  tiers: () => [{ id: WIN, p: fraction(1, words) }],
  read: (chosen) => new Set(listOf(chosen, field.key)),
  count: (chosen) => chosen.size,
  notes: function* (chosen, at) {
    for (const word of chosen) yield { at, tokens: [word] }
  },
  judge: ([word], [ending = '']) => winOn(word === wordOf(ending)),
  hits: (chosen, [ending = '']) => ({ [WIN]: chosen.has(wordOf(ending)) ? 1 : 0 }),
  spread: (chosen) => [{ ways: BigInt(ENDINGS.filter((ending) => chosen.has(wordOf(ending))).length), hits: { [WIN]: 1 } }],
})

export const headDigit = side(digits(), 10, (ending) => ending.charAt(0))
export const tailDigit = side(digits(), 10, (ending) => ending.charAt(1))
export const size = side(words('picks', 'big', 'small'), 2, (ending) => (ending >= '50' ? 'big' : 'small'))
export const parity = side(words('picks', 'odd', 'even'), 2, (ending) => (Number(ending) % 2 === 1 ? 'odd' : 'even'))
