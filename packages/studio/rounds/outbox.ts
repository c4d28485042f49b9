import type { Wallet, WalletPath } from '../wallet/wallet.ts'
import type { Store } from './store.ts'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 3 * 3_600_000
/** Longer than any wallet asks about a letter that it has answered. */
const KEPT_MS = 90 * 24 * 3_600_000

export interface Posted {
  readonly tx: string
  readonly round: string
  /** Letters of one round go out in this order, each after the one before was answered. */
  readonly place: number
  readonly path: WalletPath
  readonly body: Readonly<Record<string, unknown>>
}

/** Within the transaction that decides what is owed, so that it is owed whatever happens next. */
export const post = (store: Store, { tx, round, place, path, body }: Posted, now: number): void => {
  store.run(
    'INSERT INTO outbox (tx, round, place, path, body, due_at) VALUES (?, ?, ?, ?, ?, ?)',
    tx,
    round,
    place,
    path,
    JSON.stringify(body),
    now,
  )
}

/** Answers that end a letter. Every other one, and none at all, has it sent again. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  // What comes too late or pays too much is a case for people of the house: sent again it says the same.
  'wallet/win': ['OK', 'ROUND_CLOSED', 'ALREADY_ROLLED_BACK', 'LIMIT_REACHED'],
  'wallet/rollback': ['OK', 'ROUND_CLOSED', 'ALREADY_ROLLED_BACK'],
}

const isWaitedFor =
  'EXISTS (SELECT 1 FROM outbox AS earlier WHERE earlier.round = outbox.round AND earlier.place < outbox.place AND earlier.status IS NULL)'

/** Sends what is due, of all rounds or of one. A letter has one id for ever, so that the wallet knows it again. */
export const deliver = async (
  { store, wallet, now }: { store: Store; wallet: Wallet; now: () => number },
  round?: string,
): Promise<void> => {
  for (;;) {
    const letter = store.one(
      `SELECT * FROM outbox WHERE status IS NULL AND due_at <= ? AND (? IS NULL OR round = ?) AND NOT ${isWaitedFor} ORDER BY due_at LIMIT 1`,
      now(),
      round ?? null,
      round ?? null,
    )
    if (!letter) return
    const path = String(letter['path']) as WalletPath
    const tx = String(letter['tx'])
    const attempts = Number(letter['attempts']) + 1
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS)
    // Written before it is sent: two deliveries at once do not send the same letter, and a kill costs a pause.
    const sentAt = now()
    store.run('UPDATE outbox SET attempts = ?, due_at = ?, sent_at = ?, said = NULL WHERE tx = ?', attempts, sentAt + pause, sentAt, tx)
    const reply = await wallet.send(path, JSON.parse(String(letter['body'])) as Record<string, unknown>)
    if (!ENDS[path]?.includes(reply.status)) {
      // No answer and a refusal wait apart: the one until the wallet answers anything, the other its whole pause.
      store.run('UPDATE outbox SET said = ? WHERE tx = ? AND status IS NULL', reply.status, tx)
      continue
    }
    store.atOnce(() => {
      store.run('UPDATE outbox SET status = ? WHERE tx = ?', reply.status, tx)
      if (path === 'wallet/win' && reply.status !== 'OK')
        store.run('UPDATE rounds SET refusal = ? WHERE id = ?', reply.status, String(letter['round']))
      const balance = reply.currentBalance ?? reply.balance
      if (typeof balance === 'number') store.run('UPDATE rounds SET balance = ? WHERE id = ?', balance, String(letter['round']))
      store.run(
        "UPDATE rounds SET state = 'settled' WHERE id = ? AND state = 'decided' AND NOT EXISTS (SELECT 1 FROM outbox WHERE round = rounds.id AND status IS NULL)",
        String(letter['round']),
      )
    })
  }
}

/** Removes letters that were answered long ago; what their rounds came to stays with these. */
export const sweepOutbox = ({ store, now }: { store: Store; now: () => number }): number =>
  store.run('DELETE FROM outbox WHERE status IS NOT NULL AND due_at < ?', now() - KEPT_MS)
