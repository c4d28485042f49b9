import type { PoolLeft } from '@portico/contract/ticket/pool-left'
import type { TicketPool } from '@portico/contract/ticket/shapes'

/** A pool after what was said to be left of it. A pool only ever shrinks: what comes late, after a newer answer, changes nothing back. */
export const leftOf = ({ prizes, entries }: TicketPool, news: PoolLeft): Pick<TicketPool, 'prizes' | 'entries' | 'left'> => {
  const after = prizes.map((prize, index) => {
    const now = news.prizes[index]
    return now && now.left < prize.left ? { ...prize, ...now } : prize
  })
  return { prizes: after, entries: Math.max(entries, news.entries), left: after.reduce((sum, { left }) => sum + left, 0) }
}
