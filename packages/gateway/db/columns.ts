import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** An instant, to the millisecond. */
export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** An amount of money in 1/10000 of its currency. */
export const units = (name: string) => bigint(name, { mode: 'bigint' })
