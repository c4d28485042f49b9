import { type SQL, sql } from 'drizzle-orm'
import type { Row, Statement, Tx } from './open.ts'

/** Runs a statement's SQL with its values inside a transaction. */
export const runIn = async (tx: Tx, { text }: Statement, values: readonly unknown[]): Promise<readonly Row[]> => {
  const parts = text.split(/\$(\d+)/).map((part, i): SQL => (i % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`))
  return ((await tx.execute(sql.join(parts))) as unknown as { rows: Row[] }).rows
}
