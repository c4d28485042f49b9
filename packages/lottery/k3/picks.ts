import { WIN } from '../digits/family.ts'
import type { Rules } from '../play.ts'
import { type Field, listOf, numbers, repeated, words } from '../selection/grammar.ts'
import type { DiceFamily } from './family.ts'
import { differentOf, isTriple, sumOf, type Throw, timesOf } from './throw.ts'

type Judge = (token: string, faces: Throw, rules: Rules) => string | undefined

/** Each token of one list is a note of its own. */
const picks = (field: Field, judge: Judge): DiceFamily<readonly string[]> => ({
  grammar: [[field]],
  read: (chosen) => listOf(chosen, field.key),
  count: (tokens) => tokens.length,
  notes: (tokens) => tokens.map((token) => [token]),
  judge: ([token = ''], faces, rules) => judge(token, faces, rules),
  hits: (tokens, faces, rules) => {
    const hits: Record<string, number> = {}
    for (const token of tokens) {
      const tier = judge(token, faces, rules)
      if (tier) hits[tier] = (hits[tier] ?? 0) + 1
    }
    return hits
  },
})

const winning = (holds: (token: string, faces: Throw, rules: Rules) => boolean): Judge => {
  return (token, faces, rules) => (holds(token, faces, rules) ? WIN : undefined)
}

/** The tier is the token itself. */
const named = (holds: (token: string, faces: Throw) => boolean): Judge => {
  return (token, faces) => (holds(token, faces) ? token : undefined)
}

/** "5" of "55" and "555". */
const faceOf = (token: string): number => Number(token[0])

export const sum = picks(
  numbers('sums', 3, 18),
  named((total, faces) => sumOf(faces) === Number(total)),
)

export const tripleExact = picks(
  repeated('triples', 1, 6, 3),
  winning((triple, faces) => timesOf(faces, faceOf(triple)) === 3),
)

export const tripleAny = picks(
  words('picks', 'any'),
  winning((_, faces) => isTriple(faces)),
)

export const pairStar = picks(
  repeated('pairs', 1, 6, 2),
  winning((pair, faces, rules) => {
    const times = timesOf(faces, faceOf(pair))
    return times === 2 || (times === 3 && rules.pairStarTriple !== 'lose')
  }),
)

/** Three neighbouring faces; 6 and 1 are none. */
export const runAny = picks(
  words('picks', 'any'),
  winning((_, faces) => differentOf(faces) === 3 && Math.max(...faces) - Math.min(...faces) === 2),
)

/** The tier says how many dice show the face. */
export const single = picks(numbers('numbers', 1, 6), (face, faces) => {
  const times = timesOf(faces, Number(face))
  return times > 0 ? String(times) : undefined
})

export const size = picks(
  words('picks', 'big', 'small'),
  winning((pick, faces, rules) => {
    if (rules.triple === 'lose' && isTriple(faces)) return false
    return pick === (sumOf(faces) >= 11 ? 'big' : 'small')
  }),
)

/** The sides of Vietlott's Bingo18, where the two middle sums are a side of their own. */
export const bingoSize = picks(
  words('picks', 'small', 'tie', 'big'),
  named((pick, faces) => {
    const total = sumOf(faces)
    return pick === (total <= 9 ? 'small' : total >= 12 ? 'big' : 'tie')
  }),
)
