import { choose, combinations } from '../combinatorics.ts'
import { WIN, winOn } from '../digits/family.ts'
import { listOf, numbers, repeated } from '../selection/grammar.ts'
import type { DiceFamily } from './family.ts'
import { differentOf, timesOf } from './throw.ts'

/** Every `take` of the faces; a note wins when each of its faces shows. */
export const different = (take: number): DiceFamily<readonly string[]> => ({
  grammar: [[numbers('numbers', 1, 6)]],
  read: (chosen) => listOf(chosen, 'numbers'),
  count: (chosen) => choose(chosen.length, take),
  notes: (chosen) => combinations([...chosen].sort(), take),
  judge: (tokens, faces) => winOn(tokens.every((token) => faces.includes(Number(token)))),
  hits: (chosen, faces) => ({ [WIN]: choose(chosen.filter((face) => faces.includes(Number(face))).length, take) }),
})

interface PairAndSingle {
  readonly pairs: ReadonlySet<number>
  readonly singles: ReadonlySet<number>
}

/** Every pair with every single of another face. */
export const pairExact: DiceFamily<PairAndSingle> = {
  grammar: [[repeated('pairs', 1, 6, 2), numbers('singles', 1, 6)]],
  read: (chosen) => ({
    pairs: new Set(listOf(chosen, 'pairs').map((pair) => Number(pair[0]))),
    singles: new Set(listOf(chosen, 'singles').map(Number)),
  }),
  count: ({ pairs, singles }) => pairs.size * singles.size - [...pairs].filter((face) => singles.has(face)).length,
  notes: function* ({ pairs, singles }) {
    for (const pair of pairs) for (const one of singles) if (pair !== one) yield [pair, pair, one].sort().map(String)
  },
  judge: (tokens, faces) => winOn(tokens.join('') === faces.join('')),
  hits: ({ pairs, singles }, faces) => {
    const paired = faces.find((face) => timesOf(faces, face) === 2)
    const alone = faces.find((face) => timesOf(faces, face) === 1)
    const hit = differentOf(faces) === 2 && paired !== undefined && alone !== undefined && pairs.has(paired) && singles.has(alone)
    return hit ? { [WIN]: 1 } : {}
  },
}
