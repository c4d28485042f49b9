import type { Clock, JsonStore } from '../ports.ts'
import type { UpdateMemory } from './memory.ts'
import { isBroken, withHealth, withoutStart, withStart } from './attempts.ts'

/** A page that has stood so long makes a start a good one. */
const HEALTHY_MS = 10_000

interface Deps {
  readonly clock: Clock
  readonly memory: JsonStore<UpdateMemory>
  readonly version: string
}

/** The mark of a version's starts, by which a broken one is known. */
export const createStarts = ({ clock, memory, version }: Deps) => {
  let stopProof: (() => void) | undefined
  return {
    begin: () => memory.write(withStart(memory.read(), version)),
    /** The page stands. */
    alive: () => {
      stopProof ??= clock.after(HEALTHY_MS, () => memory.write(withHealth(memory.read())))
    },
    /** The person ends the client. */
    end: () => {
      if (!stopProof) return
      stopProof()
      memory.write(withoutStart(memory.read()))
    },
    isBroken: () => isBroken(memory.read()),
  }
}
