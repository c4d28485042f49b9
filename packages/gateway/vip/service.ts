import type { ResponseOf } from '@portico/contract/kit/call'
import type { memberVip } from '@portico/contract/center/calls'
import { vipLevel, type VipLevel } from '@portico/contract/center/shapes'
import { parseUnits, toMoney, type Units } from '@portico/contract/kit/money'
import * as z from 'zod/mini'
import type { Control } from '../control/index.ts'
import { readSetting, writeSetting } from '../db/settings.ts'
import { Failure } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { textIn } from '../kit/localized.ts'
import type { Platform } from '../platform.ts'
import { teamTotals } from '../reports/index.ts'
import { quarterAt } from './quarter.ts'

const SETTING = 'vip.levels'
const stored = z.array(vipLevel)

type Player = Pick<Caller, 'memberId' | 'currency'>

export interface VipDeps {
  readonly holdsBack: Control['holdsBack']
}

/** Levels that members reach by valid bets; the operator names them and says what each gives. Who holds back finds no programme. */
export interface Vip {
  levels(): Promise<VipLevel[]>
  /** @throws Failure FIELD_INVALID where a level does not come after the one before, or two have one name */
  setLevels(levels: readonly VipLevel[]): Promise<void>
  /** The name of a member's level; null below the first, where there is no programme, and for who holds back. */
  labelOf(player: Player): Promise<string | null>
  standing(player: Player, language: string): Promise<ResponseOf<typeof memberVip>>
}

export const createVip = ({ database, clock, brand }: Pick<Platform, 'database' | 'clock' | 'brand'>, { holdsBack }: VipDeps): Vip => {
  const db = database.orm
  const levels = async (): Promise<VipLevel[]> => stored.safeParse(await readSetting(db, SETTING)).data ?? []

  const offeredTo = async ({ memberId }: Player) => ((await holdsBack(memberId)) ? [] : levels())

  const betsIn = async ({ memberId }: Player, { from, to }: { from: string; to: string }): Promise<Units> => {
    const { valid_bet: units } = await teamTotals(db, { agentId: memberId, scope: 'SELF', timeZone: brand.timeZone, from, to })
    return BigInt(units)
  }

  /** What a quarter's bets reach counts until the next quarter ends, so that nobody loses a level overnight. */
  const placeOf = async (player: Player, all: readonly VipLevel[]) => {
    const quarter = quarterAt(clock.now(), brand.timeZone)
    const bets = await betsIn(player, quarter)
    const before = await betsIn(player, quarter.before)
    const best = bets > before ? bets : before
    const reachedBy = (sum: Units) => all.findLastIndex(({ from }) => parseUnits(from) <= sum)
    const level = reachedBy(best)
    // What this quarter has reached by itself stays for the whole of the next one.
    const until = reachedBy(bets) === level ? quarter.nextTo : quarter.to
    return { quarter, bets, level: level < 0 ? null : level, until: level < 0 ? null : until }
  }

  return {
    levels,

    setLevels: async (next) => {
      const fields: Record<string, { rule: string }> = {}
      for (const [index, { label, from }] of next.entries()) {
        const before = next[index - 1]
        if (before && parseUnits(from) <= parseUnits(before.from)) fields[`levels.${index}.from`] = { rule: 'order' }
        if (next.slice(0, index).some((each) => each.label === label)) fields[`levels.${index}.label`] = { rule: 'taken' }
      }
      if (Object.keys(fields).length > 0) throw new Failure('FIELD_INVALID', { fields })
      await writeSetting(db, SETTING, next)
    },

    labelOf: async (player) => {
      const all = await offeredTo(player)
      if (all.length === 0) return null
      const { level } = await placeOf(player, all)
      return level === null ? null : all[level]!.label
    },

    standing: async (player, language) => {
      const { currency } = player
      const all = await offeredTo(player)
      const { quarter, bets, level, until } = await placeOf(player, all)
      return {
        level,
        until,
        bets: toMoney(bets, currency),
        quarterEnds: quarter.to,
        levels: all.map(({ label, from, gives }) => ({
          label,
          from: toMoney(parseUnits(from), currency),
          gives: gives.map((texts) => textIn(texts, language, brand)),
        })),
        serverNow: clock.now().toISOString(),
      }
    },
  }
}
