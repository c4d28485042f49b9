import type { CalledOffIssue, DrawResult } from '@portico/contract/lottery/draw-shapes'

/** A line of the history: a draw, or an issue (or several in a row) that came to no result. */
export type HistoryRow =
  | { readonly kind: 'draw'; readonly drawAt: string; readonly draw: DrawResult }
  | { readonly kind: 'off'; readonly drawAt: string; readonly off: CalledOffIssue }

/** Draws with what came to none between them, latest first; what is older than the last draw only where no draw follows it. */
export const historyRows = (
  draws: readonly DrawResult[],
  calledOff: readonly CalledOffIssue[],
  { newerThan, isEnd }: { readonly newerThan?: string | undefined; readonly isEnd: boolean },
): readonly HistoryRow[] => {
  const oldest = draws.at(-1)?.drawAt ?? ''
  const off = calledOff.filter(({ drawAt }) => (isEnd || drawAt > oldest) && (newerThan === undefined || drawAt < newerThan))
  return [
    ...draws.map((draw) => ({ kind: 'draw', drawAt: draw.drawAt, draw }) as const),
    ...off.map((each) => ({ kind: 'off', drawAt: each.drawAt, off: each }) as const),
  ].toSorted((one, other) => other.drawAt.localeCompare(one.drawAt))
}
