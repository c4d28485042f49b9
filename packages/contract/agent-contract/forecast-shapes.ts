import * as z from 'zod/mini'
import { instant, int } from '../kit/wire.ts'

/** Why no tier of a contract is reached: the condition that the nearest one misses, and by how much. */
export const contractShortfall = z.object({ tier: int(), condition: z.enum(['turnover', 'active', 'loss']), missing: z.string() })
export type ContractShortfall = z.infer<typeof contractShortfall>

/** What a contract comes to in a period. Amounts are decimals in the contract's currency. */
export const contractResultOf = z.object({
  /** The index of the tier; null where none is reached. */
  tier: z.nullable(int()),
  /** Of a tier that is not reached. */
  short: z.nullable(contractShortfall),
  gross: z.string(),
  /** What the holder has given on. */
  deducted: z.string(),
  amount: z.string(),
  /** Of dividends. */
  dividend: z.nullable(
    z.object({
      carried: z.string(),
      base: z.string(),
      lossDebt: z.string(),
      differential: z.string(),
      recovered: z.string(),
      company: z.string(),
      debt: z.string(),
    }),
  ),
})
export type ContractPeriodResult = z.infer<typeof contractResultOf>

/** A period that is over, by the figures of the holder's team. */
export const contractPeriod = z.object({
  /** Its first date, or hour. */
  label: z.string(),
  from: instant,
  to: instant,
  turnover: z.string(),
  active: int(),
  /** Before anything is carried. */
  loss: z.string(),
  /** By the contract that is in force now; null where there is none. */
  present: z.nullable(contractResultOf),
  next: contractResultOf,
})
export type ContractPeriod = z.infer<typeof contractPeriod>

/** What terms would have paid in the last periods, by the code that pays. */
export const contractForecast = z.object({
  /** The code of the contract in force now. */
  present: z.nullable(z.string()),
  periods: z.array(contractPeriod),
})
export type ContractForecast = z.infer<typeof contractForecast>
