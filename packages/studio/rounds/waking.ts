import type { Wallet } from '../wallet/wallet.ts'
import type { Store } from './store.ts'

/** The client's own word: what came of a letter is unknown. */
const NO_ANSWER = 'UNANSWERED'
/** Brought forward, and not sent yet. */
const IN_LINE = 'IN_LINE'
/** Letters that waited go out so far apart, in the order in which they were written. */
const APART_MS = 50
/** How soon after its last try a letter may be brought forward; each time that it is doubles it. */
const FIRST_REST_MS = 1000
const LONGEST_DOUBLING = 14

/**
 * Brings forward what waits because nobody answered. What was refused keeps its pause, and so does more and more what a wallet
 * that answers other calls leaves unanswered again and again.
 */
const wake = (store: Store, now: number): void => {
  const silent = store.one('SELECT 1 FROM outbox WHERE status IS NULL AND said = ? LIMIT 1', NO_ANSWER)
  if (!silent) return
  const line = store.one('SELECT max(due_at) AS last FROM outbox WHERE status IS NULL AND said = ?', IN_LINE)
  const first = Math.max(now, Number(line?.['last'] ?? 0) + APART_MS)
  store.run(
    `UPDATE outbox SET due_at = sooner.at, said = ?, woken = woken + 1
      FROM (
        SELECT tx, max(
          ? + ? * (row_number() OVER (ORDER BY rowid) - 1),
          coalesce(sent_at, 0) + ? * (1 << min(woken, ?))
        ) AS at
        FROM outbox WHERE status IS NULL AND said = ?
      ) AS sooner
      WHERE outbox.tx = sooner.tx AND sooner.at < outbox.due_at`,
    IN_LINE,
    first,
    APART_MS,
    FIRST_REST_MS,
    LONGEST_DOUBLING,
    NO_ANSWER,
  )
}

/** The wallet, whose every answer tells that letters which it left unanswered need not wait longer. */
export const withWaking = (wallet: Wallet, store: Store, now: () => number): Wallet => {
  const heed = <Reply extends { readonly status: string }>(reply: Reply): Reply => {
    if (reply.status !== NO_ANSWER) wake(store, now())
    return reply
  }
  return {
    authenticate: async (token) => heed(await wallet.authenticate(token)),
    send: async (path, body) => heed(await wallet.send(path, body)),
  }
}

/** At the start: letters that a stop left under way were not answered. */
export const recoverLetters = (store: Store): number =>
  store.run('UPDATE outbox SET said = ? WHERE status IS NULL AND said IS NULL AND attempts > 0', NO_ANSWER)
