import type { LimitKind, LimitPeriod } from '@portico/contract/control/shapes'
import type { Services } from '@portico/gateway/areas'
import type { ManualClock } from '@portico/gateway/ports/clock'
import { CAREFUL_MEMBER, EXCLUDED_MEMBER, PAUSED_MEMBER } from './people.ts'

type Step = readonly [hoursAgo: number, kind: LimitKind, period: LimitPeriod, amount: string]

/** What one member has set, in the order of time: a raise that waits among it, and one that can be confirmed. */
const STEPS: readonly Step[] = [
  [720, 'DEPOSIT', 'DAY', '5000000'],
  [720, 'DEPOSIT', 'WEEK', '10000000'],
  [720, 'DEPOSIT', 'MONTH', '20000000'],
  [720, 'STAKE', 'DAY', '3000000'],
  [720, 'STAKE', 'WEEK', '10000000'],
  [720, 'STAKE', 'MONTH', '40000000'],
  [480, 'LOSS', 'DAY', '1000000'],
  [480, 'LOSS', 'WEEK', '3000000'],
  [480, 'LOSS', 'MONTH', '6000000'],
  [480, 'TIME', 'DAY', '120'],
  [480, 'TIME', 'WEEK', '600'],
  [240, 'DEPOSIT', 'DAY', '2000000'],
  [240, 'DEPOSIT', 'WEEK', '5000000'],
  [50, 'TIME', 'DAY', '180'],
  [21, 'LOSS', 'WEEK', '5000000'],
]

const HOUR_MS = 3_600_000

/** Members who have set limits, take a break, or have excluded themselves: each state of the page is somebody's. */
export const seedControl = async (
  { members, control }: Pick<Services, 'members' | 'control'>,
  clock: Pick<ManualClock, 'set'>,
  end: Date,
): Promise<void> => {
  const at = (hoursAgo: number) => clock.set(new Date(end.getTime() - hoursAgo * HOUR_MS))
  const callerOf = async (account: string) => {
    const row = await members.byAccount(account)
    return row && { memberId: row.id, currency: row.currency, sessionId: '' }
  }
  const [careful, excluded, paused] = [await callerOf(CAREFUL_MEMBER), await callerOf(EXCLUDED_MEMBER), await callerOf(PAUSED_MEMBER)]
  if (careful) {
    for (const [hoursAgo, kind, period, amount] of STEPS) {
      at(hoursAgo)
      await control.limits.set(careful, { kind, period, amount })
    }
    await control.breaks.block(careful, 'LIVE', true)
  }
  if (excluded) {
    at(480)
    await control.breaks.take(excluded, 'M6')
  }
  if (paused) {
    at(24)
    await control.breaks.take(paused, 'D7')
  }
  clock.set(end)
}
