import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { CONNECTIONS, GAME, STAKE, VENDOR } from './plan.ts'

/** Whose cash is staked. */
export interface BarePlayer {
  readonly memberId: string
  readonly currency: string
  readonly accountId: string
}

/** What a wallet cannot leave out: the id once, the round, the cash held, leave to play, the transfer with its balance, and the answer for who asks again. */
const STATEMENTS = {
  take: `insert into vendor_tx (vendor, tx_id, wallet_tx_id, kind, round_id, member_id, currency, game_code, amount, fingerprint, at)
    values ($1, $2, $3, 'BET', $4, $5, $6, $7, $8, $9, $10) on conflict (vendor, tx_id) do nothing returning tx_id`,
  round: `insert into vendor_round (vendor, round_id, member_id, game_code, game_type, currency, state, opened_at, last_at)
    values ($1, $2, $3, $4, 'RNG', $5, 'OPEN', $6, $6)
    on conflict (vendor, round_id) do update set last_at = excluded.last_at returning state, staked::text`,
  hold: 'select balance::text from ledger_account where id = $1 for update',
  allowed: `select play_refusal($1::uuid, $2::bigint, 'RNG', $3::timestamptz, $4) as code`,
  balance: 'update ledger_account set balance = balance - $2 where id = $1 returning balance::text',
  transfer: `insert into ledger_transfer (id, debit_id, credit_id, amount, code, ref, product, debit_after, at)
    values ($1, $2, $3, $4, 'VENDOR_BET', $5, $6, $7, $8)`,
  staked: 'update vendor_round set staked = staked + $3 where vendor = $1 and round_id = $2',
  reply: 'update vendor_tx set reply = $3::jsonb where vendor = $1 and tx_id = $2',
} as const

/** The transaction of a vendor's bet in plain statements, prepared, with nothing around it. */
export const openBare = (url: string, houseId: string) => {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })

  const bet = async ({ memberId, currency, accountId }: BarePlayer): Promise<void> => {
    const client = await pool.connect()
    const run = async (name: keyof typeof STATEMENTS, values: readonly unknown[]) =>
      (await client.query<Record<string, string | null>>({ name, text: STATEMENTS[name], values: [...values] })).rows[0]
    try {
      const [txId, walletTxId, roundId, at] = [randomUUID(), randomUUID(), randomUUID(), new Date().toISOString()]
      await client.query('begin')
      await run('take', [VENDOR, txId, walletTxId, roundId, memberId, currency, GAME, STAKE, 'bench', at])
      await run('round', [VENDOR, roundId, memberId, GAME, currency, at])
      await run('hold', [accountId])
      const leave = await run('allowed', [memberId, STAKE, at, currency])
      if (leave?.['code'] !== null) throw new Error(`The bare bet was refused with ${leave?.['code']}`)
      const after = await run('balance', [accountId, STAKE])
      await run('transfer', [walletTxId, accountId, houseId, STAKE, `${VENDOR}/${roundId}`, GAME, after?.['balance'], at])
      await run('staked', [VENDOR, roundId, STAKE])
      const reply = { status: 'OK', txId, walletTxId, serverTime: at, balance: Number(after?.['balance']) }
      await run('reply', [VENDOR, txId, JSON.stringify(reply)])
      await client.query('commit')
    } finally {
      client.release()
    }
  }

  return { bet, close: () => pool.end() }
}
