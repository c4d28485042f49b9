import { sharedStream } from './api.ts'

const AGAIN_MS = 1000

export interface Live<T> {
  /** The last that was told; null before the first. */
  readonly view: () => T | null
  /** The server's clock as well as it is known here. */
  readonly now: () => number
}

/** Follows a shared game, and asks anew whenever the line breaks. `changed` after each word, `lost` when there is no line. */
export const follow = <T extends { readonly now: number }>(
  path: 'flight' | 'bingo',
  changed: () => void,
  lost: (refused: string) => void,
): Live<T> => {
  let view: T | null = null
  let ahead = -Infinity
  /** While there is no line nothing moves: the round may have ended. */
  let stoodAt: number | null = null
  const hear = (frame: T | null) => {
    view = frame
    stoodAt = null
    if (frame) {
      const offset = frame.now - performance.now()
      // The word that travelled fastest is nearest to the server's clock; one far off means that a clock was set.
      ahead = offset > ahead || offset < ahead - 2000 ? offset : ahead
    }
    changed()
  }
  const keep = async (): Promise<void> => {
    const refused = await sharedStream<T | null>(path, hear)
    stoodAt ??= performance.now()
    lost(refused)
    if (refused === 'SESSION_EXPIRED') return
    setTimeout(() => void keep(), AGAIN_MS)
  }
  void keep()
  return { view: () => view, now: () => (stoodAt ?? performance.now()) + ahead }
}
