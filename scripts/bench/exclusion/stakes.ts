import type { Queryable } from '@portico/gateway/db/open'
import { ledgerTransfer } from '@portico/gateway/ledger/schema'
import { and, inArray, sql } from 'drizzle-orm'

/** How many stakes the ledger holds of a member, of whatever product. */
export const stakesOf = (db: Queryable, memberId: string): Promise<number> =>
  db.$count(
    ledgerTransfer,
    and(
      inArray(ledgerTransfer.code, ['STAKE', 'VENDOR_BET']),
      sql`${ledgerTransfer.debitId} in (select id from ledger_account where owner_id = ${memberId}::uuid)`,
    ),
  )
