import * as z from 'zod/mini'
import { money } from '../kit/money.ts'
import { instant, int } from '../kit/wire.ts'
import { paymentState } from './shapes.ts'

/** What people at the desk do about a dividend: approved by somebody else than who reviewed it, paid by somebody else than who approved it. */
export const dividendAction = z.enum(['review', 'approve', 'reject', 'pay'])
export type DividendAction = z.infer<typeof dividendAction>

/** The payment of one dividend, over all versions of its calculation. */
export const dividendPayment = z.object({
  id: z.uuid(),
  account: z.string(),
  /** The first date of its period. */
  label: z.string(),
  state: paymentState,
  /** A calculation that came to something else makes a further one, which is reviewed anew. */
  version: int(),
  amount: money,
  paid: money,
  due: money,
  /** What was taken back because a later version was lower than what had been paid. */
  clawback: money,
  changedAt: instant,
  /** `person` null: the run that calculated it. */
  steps: z.array(z.object({ action: z.string(), person: z.nullable(z.string()), version: int(), amount: z.nullable(money), at: instant })),
})
export type DividendPayment = z.infer<typeof dividendPayment>
