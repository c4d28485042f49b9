import type { Track } from './track.ts'

/** Which periods of which contracts a run calculates. */
export interface Todo {
  /** Those below before those above. */
  readonly tracks: readonly Track[]
  /** Adds a period of one of the contracts. */
  readonly add: (track: Track, index: number) => void
  /** The periods of a contract, the oldest first; one may add to those that follow. */
  readonly indexesOf: (track: Track) => Iterable<number>
}

export const createTodo = (candidates: Iterable<Track>, bottomUp: (a: string, b: string) => number): Todo => {
  const todo = new Map([...candidates].map((track) => [track, new Set<number>()]))
  return {
    tracks: [...todo.keys()].sort((a, b) => bottomUp(a.contract.holder, b.contract.holder)),
    add: (track, index) => void todo.get(track)?.add(index),
    *indexesOf(track) {
      const indexes = todo.get(track) ?? new Set<number>()
      for (let index = Math.min(...indexes); index < track.periods.length && indexes.size > 0; index++)
        if (indexes.delete(index)) yield index
    },
  }
}
