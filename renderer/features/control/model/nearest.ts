import type { PlayLimit } from '@portico/contract/control/shapes'

/** What holds play back: what is paid in is another page's matter. */
const OF_PLAY: ReadonlySet<PlayLimit['kind']> = new Set(['LOSS', 'STAKE', 'TIME'])

/** How much is used, 0 to 1, of the limit on play that is nearest; nothing where none is set. Exact enough for a bar, and for nothing else. */
export const nearestOf = (limits: readonly PlayLimit[]): number | undefined => {
  const shares = limits.flatMap(({ kind, limit, remaining }) => {
    if (!OF_PLAY.has(kind) || limit === null || remaining === null) return []
    return [Number(limit) === 0 ? 1 : Math.min(1, Math.max(0, 1 - Number(remaining) / Number(limit)))]
  })
  return shares.length > 0 ? Math.max(...shares) : undefined
}
