import type { Units } from '@portico/contract/kit/money'
import { least } from '../kit/least.ts'

/**
 * Who owes what. A corrected result or a void issue takes back what it should not have paid: from the member's cash as far as that
 * goes, and the rest becomes a receivable of the house. Whatever cash comes in later is collected for it first.
 */

/** How a claw back is split, given what the cash holds. */
export const splitClawBack = (amount: Units, cash: Units): { readonly fromCash: Units; readonly receivable: Units } => {
  const fromCash = least(cash, amount)
  return { fromCash, receivable: amount - fromCash }
}

/** What is collected from cash that has just come in; `balance` is that of the receivable account, never above zero. */
export const collectable = (cash: Units, balance: Units): Units => least(cash, -balance)
