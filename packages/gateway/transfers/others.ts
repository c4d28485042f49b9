import type { Queryable } from '../db/open.ts'
import { accountsById } from '../member/index.ts'
import type { TransferRow } from './store.ts'

export type VendorNames = () => Promise<ReadonlyMap<string, string>>

/** Whom a member's transfers went to or came from: a vendor's name, or the account of the other member. */
export const othersOf = async (
  db: Queryable,
  memberId: string,
  { rows, vendorNames }: { readonly rows: readonly TransferRow[]; readonly vendorNames: VendorNames },
): Promise<(row: TransferRow) => string> => {
  const idOf = (row: TransferRow): string | null => (row.memberId === memberId ? row.otherId : row.memberId)
  const names = await vendorNames()
  const accounts = await accountsById(
    db,
    rows.flatMap((row) => (row.wallet === null ? (idOf(row) ?? []) : [])),
  )
  return (row) => (row.wallet === null ? (accounts.get(idOf(row) ?? '') ?? '') : (names.get(row.wallet) ?? row.wallet))
}
