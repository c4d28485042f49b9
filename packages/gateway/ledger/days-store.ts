import { type SQL, sql } from 'drizzle-orm'
import { readSetting, settingText, writeSetting } from '../db/settings.ts'
import type { Orm, Tx } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import type { BookCheck } from '../kit/book-check.ts'
import { ACCOUNT_ROWS } from './book-checks-store.ts'

/** The trigger that sums days reads it, too. */
const ZONE_KEY = 'ledger.zone'
const ZONE = settingText(ZONE_KEY, 'UTC')

/** What the transfers of members' accounts come to in days of the zone. */
const summed = (accounts: SQL) => sql`
  select account_id, (at at time zone ${ZONE})::date as day, code, product,
    sum(credit)::bigint as credits, sum(debit)::bigint as debits, count(*)::int as movements
  from (
    select credit_id as account_id, at, code, product, amount as credit, 0 as debit from ledger_transfer where credit_id in (${accounts})
    union all
    select debit_id, at, code, product, 0, amount from ledger_transfer where debit_id in (${accounts})
  ) side
  group by 1, 2, 3, 4`

/** Where the sums of the accounts' days are not those of their transfers. */
const differing = (accounts: SQL) => sql`
  (select * from ledger_day where account_id in (${accounts})) d full join (${summed(accounts)}) s using (account_id, day, code, product)
  where (d.credits, d.debits, d.movements) is distinct from (s.credits, s.debits, s.movements)`

const OF_MEMBERS = sql`select id from ledger_account where cached`

/** Sums all days anew while nothing is posted; answers how many sums were other ones before. */
export const sumDays = async (tx: Tx): Promise<number> => {
  await tx.execute(sql`lock table ledger_transfer in share row exclusive mode`)
  const [row] = await rowsOf<{ wrong: number }>(tx, sql`select count(*)::int as wrong from ${differing(OF_MEMBERS)}`)
  if (row!.wrong === 0) return 0
  await tx.execute(sql`delete from ledger_day`)
  await tx.execute(sql`insert into ledger_day (account_id, day, code, product, credits, debits, movements) ${summed(OF_MEMBERS)}`)
  return row!.wrong
}

/** Sees to it that days are those of the merchant's zone. */
export const keepZone = async (orm: Orm, zone: string): Promise<void> => {
  if ((await readSetting(orm, ZONE_KEY)) === zone) return
  await orm.transaction(async (tx) => {
    // Nobody sums a day by the old zone once this is held.
    await tx.execute(sql`lock table ledger_transfer in share row exclusive mode`)
    await writeSetting(tx, ZONE_KEY, zone)
    await sumDays(tx)
  })
}

/** Tells the database how large its tables of money are. */
export const analyzeLedger = async (orm: Orm): Promise<void> => {
  await orm.execute(sql`analyze ledger_transfer, ledger_day, ledger_account`)
}

/** Every sum of a day is that of its transfers. */
export const DAY_CHECKS: readonly BookCheck[] = [
  {
    over: ACCOUNT_ROWS,
    findings: sql`
      select format('account %s on %s: %s %s sums to %s in and %s out in %s movements, its entries to %s and %s in %s', account_id, day, code,
        product, d.credits, d.debits, d.movements, s.credits, s.debits, s.movements) as finding
      from ${differing(sql`select id from page where cached`)}`,
  },
]
