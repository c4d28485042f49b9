import { addressKey, networkOf } from '../kit/address-key.ts'
import { DAY_MS, HOUR_MS } from '../kit/duration.ts'
import { dayAfter, dayAt, instantOf } from '../kit/zone.ts'
import type { MessageChannel } from '../ports/message-provider.ts'

/** So many messages until then. */
export interface Budget {
  readonly key: string
  readonly most: number
  readonly until: Date
  /** What a message costs that is never sent: the budgets that guard the bill are looked at for it, and left as they are. */
  readonly cost: 0 | 1
}

/** Most messages of a merchant's day: of a channel in all, and of it to one country. */
export interface DailyLimits {
  readonly SMS: number
  readonly EMAIL: number
  /** SMS to the numbers of one calling code. */
  readonly country: number
}

const MINUTE_MS = 60_000

/** What one person may cause. A network is a /24 or a /64, behind which there may be many. */
const PER_PAIR_MINUTE = 1
const PER_PAIR_HOUR = 5
const PER_RECIPIENT_DAY = 10
const PER_ADDRESS_HOUR = 20
const PER_NETWORK_HOUR = 60

export interface BudgetedMessage {
  readonly channel: MessageChannel
  readonly to: string
  /** Of who asked for it. */
  readonly ip: string
  /** The calling code of a number. */
  readonly dialingCode: string | undefined
  /** It goes to nobody. */
  readonly withheld: boolean
}

/** What a message counts against, the narrowest first: it is refused before it holds what everybody shares. */
export const budgetsOf = (
  { channel, to, ip, dialingCode, withheld }: BudgetedMessage,
  { now, timeZone, limits }: { readonly now: Date; readonly timeZone: string; readonly limits: DailyLimits },
): readonly Budget[] => {
  const within = (key: string, most: number, ms: number): Budget => ({
    key: `${channel} ${key}`,
    most,
    until: new Date(now.getTime() + ms),
    cost: 1,
  })
  const { day } = dayAt(now, timeZone)
  const today = (key: string, most: number): Budget => ({
    key: `${channel} ${key} ${day}`,
    most,
    until: instantOf(dayAfter(day, 1), '00:00', timeZone),
    cost: withheld ? 0 : 1,
  })
  const network = networkOf(ip)
  return [
    within(`to ${to} from ${network} minute`, PER_PAIR_MINUTE, MINUTE_MS),
    within(`to ${to} from ${network} hour`, PER_PAIR_HOUR, HOUR_MS),
    within(`to ${to} day`, PER_RECIPIENT_DAY, DAY_MS),
    within(`from ${addressKey(ip)} hour`, PER_ADDRESS_HOUR, HOUR_MS),
    within(`network ${network} hour`, PER_NETWORK_HOUR, HOUR_MS),
    ...(dialingCode === undefined ? [] : [today(`country ${dialingCode}`, limits.country)]),
    today('all', limits[channel]),
  ]
}

/** The budget of all messages of a channel on the merchant's day. */
export const dayBudgetKey = (channel: MessageChannel, now: Date, timeZone: string): string => `${channel} all ${dayAt(now, timeZone).day}`
