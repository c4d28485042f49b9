import { type Calendar, createCalendar } from '@portico/commission/kit/calendar/calendar'
import { formatRate, least, parseRate, type Rate } from '@portico/commission/kit/money'
import { applyChanges, type ChangeCode } from '@portico/commission/rebate/changes'
import { highestGroup } from '@portico/commission/rebate/groups'
import type { RateView, RebateCategory } from '@portico/contract/rebate-rate/shapes'
import type { Queryable, Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import { lockMember, type MemberRow, readPrizeGroups, setMaxPrizeGroup } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomId } from '../ports/random.ts'
import { leastOf, type Line, mostOf, readLine } from './line.ts'
import { hasSteps, insertStep } from './store.ts'

/** A rate that somebody is to have, in percent. */
export interface Wish {
  readonly category: RebateCategory
  readonly rate: string
}

export interface Changes {
  view(db: Queryable, row: MemberRow, category: RebateCategory): Promise<RateView>
  /** @throws Failure FIELD_INVALID, RATE_ABOVE_UPLINE, RATE_BELOW_DOWNLINE */
  change(tx: Tx, row: MemberRow, wish: Wish, setBy: string): Promise<{ from: string; rate: RateView }>
  /** Gives an account that was just opened its first rates. Where a wish is above the upline's rate it gets that one. */
  begin(tx: Tx, row: MemberRow, wishes: readonly Wish[], setBy: string): Promise<void>
}

type Step = Pick<Wish, 'category'> & { readonly rate: Rate; readonly from: Date; readonly setBy: string }

export const createChanges = ({ clock, random, brand }: Pick<Platform, 'clock' | 'random' | 'brand'>): Changes => {
  const calendar: Calendar = createCalendar(brand.timeZone)
  /** Now, and when the next local day begins: a rate is judged by both. */
  const instants = (): readonly [now: Date, tomorrow: Date] => {
    const now = clock.now()
    return [now, new Date(calendar.nextEdge('D', now.getTime()))]
  }

  const refusalOf = (code: ChangeCode, line: Line, category: RebateCategory): Failure => {
    if (code === 'BAD_STEP') return new Failure('FIELD_INVALID', { fields: { rate: { rule: 'step', min: 0, max: 100 } } })
    const above = code === 'RATE_ABOVE_UPLINE'
    const limit = formatRate((above ? mostOf : leastOf)(line, category, instants()))
    const bound = above ? { max: Number(limit) } : { min: Number(limit) }
    return new Failure(code, { remaining: limit, fields: { rate: { rule: above ? 'above-upline' : 'below-downline', ...bound } } })
  }

  /** Writes a step, and the highest prize group with it where it holds already. `before` is what stood in no row. */
  const write = async (tx: Tx, row: MemberRow, step: Step, before: Rate): Promise<void> => {
    const now = clock.now()
    const { category, from } = step
    const min = category === 'LOTTERY' ? (await readPrizeGroups(tx)).min : null
    const common = { memberId: row.id, category, baseGroup: min, setAt: now }
    if (before > 0n && row.joinedAt < from && !(await hasSteps(tx, row.id, category)))
      await insertStep(tx, { ...common, id: randomId(random), rate: before, from: row.joinedAt, setBy: '', followedAt: now })
    const holds = from <= now
    await insertStep(tx, { ...common, ...step, id: randomId(random), followedAt: holds ? now : null })
    if (min !== null && holds) await setMaxPrizeGroup(tx, row.id, highestGroup(step.rate, min))
  }

  const view = async (db: Queryable, row: MemberRow, category: RebateCategory): Promise<RateView> => {
    const both = instants()
    const line = await readLine(db, row, category, both)
    const [rate, coming] = both.map((at) => line.rates.rateAt(row.id, category, at.getTime())) as [Rate, Rate]
    return {
      category,
      rate: formatRate(rate),
      most: formatRate(mostOf(line, category, both)),
      least: formatRate(leastOf(line, category, both)),
      coming: coming === rate ? null : { rate: formatRate(coming), from: both[1].toISOString() },
    }
  }

  return {
    view,
    change: async (tx, row, { category, rate }, setBy) => {
      // It is judged by the account above and those below: whoever changes any of these waits here.
      for (const id of [row.id, ...(row.uplineId === null ? [] : [row.uplineId])].toSorted()) await lockMember(tx, id)
      const both = instants()
      const line = await readLine(tx, row, category, both)
      const before = line.rates.rateAt(row.id, category, both[0].getTime())
      const wish = { id: row.id, account: row.id, category, rate, at: both[0].toISOString() }
      const [answer] = applyChanges([wish], line.tree, line.rates, calendar)
      if (!answer?.effective) throw refusalOf(!answer || answer.result === 'ok' ? 'BAD_STEP' : answer.result, line, category)
      const from = new Date(answer.effective)
      await write(tx, row, { category, rate: parseRate(rate), from, setBy }, before)
      return { from: answer.effective, rate: await view(tx, row, category) }
    },
    begin: async (tx, row, wishes, setBy) => {
      if (row.uplineId !== null) await lockMember(tx, row.uplineId)
      for (const { category, rate } of wishes) {
        const most = mostOf(await readLine(tx, row, category, []), category, instants())
        await write(tx, row, { category, rate: least(parseRate(rate), most), from: row.joinedAt, setBy }, 0n)
      }
    },
  }
}
