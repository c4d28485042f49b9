import type { Store } from '../rounds/store.ts'
import type { Wallet, WalletPath, WalletReply } from '../wallet/wallet.ts'

const KINDS: Readonly<Partial<Record<WalletPath, 'BET' | 'WIN'>>> = { 'wallet/bet': 'BET', 'wallet/win': 'WIN' }
/** As long as anybody compares days. */
const KEPT_MS = 90 * 24 * 3_600_000
const PAGE = 1000

const timeOf = ({ serverTime }: WalletReply, now: number): number => {
  const at = Date.parse(serverTime ?? '')
  return Number.isNaN(at) ? now : at
}

/** The wallet, with what it booked written down: bets that stand and wins, at its own time. */
export const withBooks = (wallet: Wallet, store: Store, now: () => number): Wallet => ({
  ...wallet,
  send: async (path, body) => {
    const reply = await wallet.send(path, body)
    if (reply.status !== 'OK') return reply
    const kind = KINDS[path]
    if (kind !== undefined)
      store.run(
        'INSERT OR IGNORE INTO booked (tx, kind, currency, amount, at) VALUES (?, ?, ?, ?, ?)',
        String(body['txId']),
        kind,
        String(body['currency']),
        Number(body['amount']),
        timeOf(reply, now()),
      )
    if (path === 'wallet/rollback') store.run('DELETE FROM booked WHERE tx = ?', String(body['betTxId']))
    return reply
  },
})

/** What was booked between two times, a page of it in the order of its writing. */
export const bookedBetween = (store: Store, { from, to, after }: { from: number; to: number; after: number }) => {
  const rows = store.all(
    'SELECT rowid AS place, * FROM booked WHERE at >= ? AND at < ? AND rowid > ? ORDER BY rowid LIMIT ?',
    from,
    to,
    after,
    PAGE,
  )
  const transactions = rows.map(({ tx, kind, currency, amount, at }) => ({
    txId: String(tx),
    kind: String(kind),
    currency: String(currency),
    amount: Number(amount),
    at: Number(at),
  }))
  return { transactions, ...(rows.length < PAGE ? {} : { next: String(rows.at(-1)?.['place']) }) }
}

export const sweepBooked = (store: Store, now: number): number => store.run('DELETE FROM booked WHERE at < ?', now - KEPT_MS)
