import { and, asc, eq, isNull } from 'drizzle-orm'
import { formatUnits } from '@portico/contract/kit/money'
import type { SavedReceipt } from '@portico/contract/bets/receipt-shapes'
import type { Queryable } from '../../db/open.ts'
import { bet } from './schema.ts'
import { lotteryIssue } from '../schema.ts'

type Receipt = SavedReceipt['receipt']

const fields = {
  betId: bet.id,
  gameCode: bet.gameCode,
  numero: bet.numero,
  play: bet.play,
  selection: bet.selection,
  notes: bet.notes,
  unit: bet.unit,
  mode: bet.mode,
  multiple: bet.multiple,
  prizeGroup: bet.prizeGroup,
  odds: bet.odds,
  flags: bet.flags,
  stake: bet.stake,
  currency: bet.currency,
}

/** Receipts of the bets that stand on an issue, in the order of their ids; bets taken back before sealing are not among them. */
export const receiptsOf = async (queryable: Queryable, issueId: bigint): Promise<Receipt[]> => {
  const rows = await queryable
    .select(fields)
    .from(bet)
    .where(and(eq(bet.issueId, issueId), isNull(bet.voidReason)))
    .orderBy(asc(bet.id))
  return rows.map((row) => ({ ...row, stake: formatUnits(row.stake) }))
}

/** A member's bet as its receipt, with what is known of its issue's sealed list; undefined when it is not theirs. */
export const receiptOf = async (queryable: Queryable, memberId: string, betId: string) => {
  const [row] = await queryable
    .select({ ...fields, voidReason: bet.voidReason, issueId: bet.issueId, root: lotteryIssue.root })
    .from(bet)
    .innerJoin(lotteryIssue, eq(lotteryIssue.id, bet.issueId))
    .where(and(eq(bet.id, betId), eq(bet.memberId, memberId)))
  if (!row) return undefined
  const { voidReason, issueId, root, ...receipt } = row
  return { receipt: { ...receipt, stake: formatUnits(receipt.stake) }, voidReason, issueId, root }
}
