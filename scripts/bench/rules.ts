import fc from 'fast-check'
import { playOf, playsOf } from '@portico/lottery/catalogue'
import type { Draw } from '@portico/contract/lottery/draw-shapes'
import { type Line, openLine } from '@portico/lottery/line'
import { settle } from '@portico/lottery/settle'
import { selectionsOf } from '@portico/lottery/testing/selections'
import { benchFlags } from '../lib/flags.ts'
import { requireNode } from '../lib/root.ts'

requireNode()

const GOAL_PER_SECOND = 1_000_000
const RATIO_GOAL = 3
const flags = benchFlags()
const ROUNDS = flags.short ? 3 : 20
const DRAW: Draw = { digits: '20282' }

/** One line with many notes of each play of SSC, as the rules library takes it, and how many notes it has. */
const lines = playsOf('SSC').flatMap(({ id, grammar }) =>
  fc.sample(selectionsOf(grammar), { numRuns: 30, seed: 5 }).flatMap((selection): { line: Line; notes: number }[] => {
    const line: Line = {
      game: 'SSC',
      play: id,
      selection,
      bet: { unit: '2', mode: '1', multiple: 1 },
      pricing: { kind: 'prizeGroup', group: 1950 },
    }
    try {
      const { notes } = openLine(line)
      return notes > 0 ? [{ line, notes }] : []
    } catch {
      // A selection that a slip would not take.
      return []
    }
  }),
)
const notes = lines.reduce((sum, each) => sum + each.notes, 0)

/** Every note of the line by itself against the draw: what the library does not do. */
const expand = (line: Line): number => {
  const { reading, rules } = openLine(line)
  const play = playOf(line.game, line.play)!
  let hits = 0
  for (const note of reading.notes()) if (play.judge(note, DRAW, rules) !== undefined) hits++
  return hits
}

/** Of processor time: it is one thread's work, and what else the machine does shall not count. */
const perSecond = (rounds: number, work: (line: Line) => unknown): number => {
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) for (const { line } of lines) work(line)
  const { user, system } = process.cpuUsage(before)
  return (notes * rounds * 1_000_000) / (user + system)
}

perSecond(2, (line) => settle(line, DRAW))
const settled = perSecond(ROUNDS, (line) => settle(line, DRAW))
const expanded = perSecond(1, expand)
const ratio = settled / expanded
console.log(`${lines.length} lines of every play of SSC, ${notes} notes`)
console.log(`  settled from their structure ${settled.toFixed(0).padStart(10)} notes/s`)
console.log(`  expanded note by note        ${expanded.toFixed(0).padStart(10)} notes/s   ratio ${ratio.toFixed(1)}`)
const ok = ratio >= RATIO_GOAL && (flags.short || settled >= GOAL_PER_SECOND)
console.log(`${ok ? 'ok  ' : 'MISS'} ${GOAL_PER_SECOND} notes/s, ratio at least ${RATIO_GOAL}`)
if (flags.enforce && !ok) process.exitCode = 1
