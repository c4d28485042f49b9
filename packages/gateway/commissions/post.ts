import type { Tx } from '../db/open.ts'
import { suspendedAmong } from '../reports/index.ts'
import { type LinePlace, waitingLines } from './store.ts'
import { movementId, type Wallets } from './wallet.ts'

const PAGE = 500

/**
 * Posts a page of lines that wait; lines of suspended accounts go on waiting, and are neither forfeited nor given to anyone else.
 * @returns where the next page begins, or null after the last
 */
export const postPage = async (tx: Tx, wallets: Wallets, run: Date, at: Date, after: LinePlace | null): Promise<LinePlace | null> => {
  const lines = await waitingLines(tx, run, after, PAGE)
  const suspended = await suspendedAmong(tx, [...new Set(lines.map(({ memberId }) => memberId))])
  const dues = lines
    .filter(({ memberId }) => !suspended.has(memberId))
    .map(({ id, kind, memberId, currency, due }) => ({ lineId: id, entryId: movementId(id), ref: id, kind, memberId, currency, due }))
  await wallets(tx, dues, at)
  const last = lines.at(-1)
  if (!last || lines.length < PAGE) return null
  return { runAt: last.runAt.toISOString(), startsAt: last.startsAt.toISOString(), id: last.id }
}
