import { randomUUID } from 'node:crypto'
import { memberWaiting } from '@portico/contract/center/calls'
import { confirmRaise, controlHistory, playLimits, setPlayLimit, withdrawRaise } from '@portico/contract/control/calls'
import type { LimitKind, LimitPeriod } from '@portico/contract/control/shapes'
import { parseUnits } from '@portico/contract/kit/money'
import { DAY_MS } from '../kit/duration.ts'
import { cashOf, houseOf } from '../ledger/index.ts'
import { SSC_LOTTERIES } from '../lottery/offer/ssc.ts'
import type { TestGateway } from './gateway.ts'
import { openPlayer } from './player.ts'

/** Another day, with an issue open: windows are counted by the merchant's calendar. */
export const nextDay = async (gateway: TestGateway): Promise<void> => {
  gateway.clock.set(new Date((Math.floor(gateway.clock.now().getTime() / DAY_MS) + 1) * DAY_MS))
  await gateway.lottery.tick(SSC_LOTTERIES)
}

/** A player who sets limits by the real calls. */
export const limitedPlayer = async (gateway: TestGateway, balance = '1000') => {
  const player = await openPlayer(gateway, balance)
  let token = await player.token()
  const ask = async <Result>(work: (options: { token: string }) => Promise<Result>): Promise<Result> => work({ token })
  return {
    ...player,
    /** A session of their own, opened just now: who they are has been shown. */
    again: async () => {
      token = await player.token()
    },
    set: (kind: LimitKind, period: LimitPeriod, amount: string | null, from?: string | null) =>
      ask((options) => gateway.call(setPlayLimit, { kind, period, amount, ...(from === undefined ? {} : { from }) }, options)),
    confirm: (kind: LimitKind, period: LimitPeriod) => ask((options) => gateway.call(confirmRaise, { kind, period }, options)),
    keep: (kind: LimitKind, period: LimitPeriod) => ask((options) => gateway.call(withdrawRaise, { kind, period }, options)),
    cell: async (kind: LimitKind, period: LimitPeriod) => {
      const { value } = await ask((options) => gateway.call(playLimits, {}, options))
      return value.limits.find((each) => each.kind === kind && each.period === period)!
    },
    waiting: async () => (await ask((options) => gateway.call(memberWaiting, {}, options))).value,
    history: async () => (await ask((options) => gateway.call(controlHistory, {}, options))).value.list.map(({ action }) => action),
    /** The house pays what a bet won, or takes a stake: through the ledger, as a settlement does. */
    move: (code: 'PAYOUT' | 'STAKE', amount: string, currency = player.caller.currency) =>
      gateway.database.orm.transaction(async (tx) => {
        await gateway.ledger.openAccounts(tx, player.memberId, currency)
        const [cash, house] = [cashOf(player.memberId, currency), houseOf('house:gaming', currency)]
        const sides = code === 'STAKE' ? { debit: cash, credit: house } : { debit: house, credit: cash }
        await gateway.ledger.transfer(tx, {
          id: randomUUID(),
          ...sides,
          amount: parseUnits(amount),
          code,
          ref: player.memberId,
          at: gateway.clock.now(),
        })
      }),
  }
}
