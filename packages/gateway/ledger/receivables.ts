import type { Units } from '@portico/contract/kit/money'
import { least } from '../kit/least.ts'

/**
 * Who owes what. A corrected result or a void issue takes back what it should not have paid: from the member's cash as far as that
 * goes, and the rest becomes a receivable of the house. What is won, given back or paid out later is collected for it first; what somebody
 * brings is not: a debt never eats a deposit.
 */

/** How a claw back is split, given what the cash holds. */
export const splitClawBack = (amount: Units, cash: Units): { readonly fromCash: Units; readonly receivable: Units } => {
  const fromCash = least(cash, amount)
  return { fromCash, receivable: amount - fromCash }
}

/**
 * What is collected from cash when entries are posted; `balance` is that of the receivable account, never above zero, and `gains` what
 * the entries brought by subjects that gained on the whole.
 */
export const collectable = (cash: Units, balance: Units, gains: Units): Units => least(least(cash, gains), -balance)
