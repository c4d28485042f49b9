import type { Clock } from '../ports.ts'

/** A window nobody has looked for in this time gives its memory back. */
const RELEASE_MS = 12 * 3_600_000

/** Windows that were closed while the client stays in the tray: hidden, so that their pages go on hearing what is new. */
export interface Resting {
  readonly has: (id: number) => boolean
  readonly add: (id: number, release: () => void) => void
  /** It is visible again, or has gone. */
  readonly remove: (id: number) => void
  /** Another window has taken their place: they go. */
  readonly releaseOthers: (visible: number) => void
}

export const createResting = (clock: Clock): Resting => {
  const hidden = new Map<number, { readonly callOff: () => void; readonly release: () => void }>()
  const remove = (id: number): void => {
    hidden.get(id)?.callOff()
    hidden.delete(id)
  }
  const end = (id: number, release: () => void): void => {
    remove(id)
    release()
  }
  return {
    has: (id) => hidden.has(id),
    add: (id, release) => {
      remove(id)
      hidden.set(id, { callOff: clock.after(RELEASE_MS, () => end(id, release)), release })
    },
    remove,
    releaseOthers: (visible) => {
      for (const [id, { release }] of hidden) if (id !== visible) end(id, release)
    },
  }
}
