import { formatUnits, type Units } from '@portico/contract/kit/money'
import { derivedId } from '../db/canonical.ts'
import { Failure } from '../failure.ts'
import { cashOf, type Entry, houseOf, lockedOf, openAccount } from '../ledger/index.ts'
import type { TestGateway } from './gateway.ts'
import { openPlayer } from './player.ts'

/** A repeatable source of small numbers. */
const numbersFrom = (seed: number) => {
  let state = seed >>> 0
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

interface Operation {
  readonly entries: readonly Entry[]
}

const CURRENCY = 'VND'
const BATCH = 25

/**
 * Random movements of a few members: money in and out, stakes from cash and from what is set aside, payouts, and payouts clawed back.
 * Some are sent twice, some out of their order, and some transactions are undone in the middle, as by a process that was killed; what
 * balances come to is worked out beside it. Answers how many movements stood.
 */
export const liveRandomLedger = async (
  gateway: TestGateway,
  { operations, seed }: { operations: number; seed: number },
): Promise<number> => {
  const below = numbersFrom(seed)
  const players = await Promise.all(Array.from({ length: 5 }, () => openPlayer(gateway, '0')))
  const { orm } = gateway.database
  await orm.transaction(async (tx) => {
    for (const { memberId } of players) await openAccount(tx, lockedOf(memberId, CURRENCY))
  })
  const expected = new Map(players.map(({ memberId }) => [memberId, { cash: 0n, locked: 0n, owed: 0n }]))

  const operation = (n: number): Operation => {
    const { memberId } = players[below(players.length)]!
    const [cash, locked] = [cashOf(memberId, CURRENCY), lockedOf(memberId, CURRENCY)]
    const house = (kind: Parameters<typeof houseOf>[0]) => houseOf(kind, CURRENCY)
    const base = { id: derivedId('random', String(seed), String(n)), amount: BigInt(1 + below(50_000)) * 10n, ref: `r${n}` }
    const product = ['SSC1', 'SSC5', 'EL1'][below(3)]!
    switch (below(8)) {
      case 0:
        return { entries: [{ ...base, code: 'DEPOSIT', debit: house('provider:clearing'), credit: cash }] }
      case 1:
        return { entries: [{ ...base, code: 'LOCK', product, debit: cash, credit: locked }] }
      case 2:
        return { entries: [{ ...base, code: 'RELEASE', product, debit: locked, credit: cash }] }
      case 3:
        return { entries: [{ ...base, code: 'STAKE', product, debit: locked, credit: house('house:gaming') }] }
      case 4:
        return { entries: [{ ...base, code: 'PAYOUT', product, debit: cash, credit: house('house:gaming'), clawBack: true }] }
      case 5:
        return { entries: [{ ...base, code: 'PAYOUT', product, debit: house('house:gaming'), credit: cash }] }
      default:
        return { entries: [{ ...base, code: 'STAKE', product, debit: cash, credit: house('house:gaming') }] }
    }
  }

  /** What the operation does to its member, as the README of the ledger says it; undefined where it is refused. */
  const foresee = ({ entries: [entry] }: Operation): (() => void) | undefined => {
    const owner = entry!.debit.owner ?? entry!.credit.owner!
    const sums = expected.get(owner)!
    const { amount, code, clawBack } = entry!
    const credit = (value: Units) => {
      // No more than what came: what lay there may have been brought.
      const collected = value < sums.owed ? value : sums.owed
      sums.cash += value - collected
      sums.owed -= collected
    }
    if (clawBack) {
      return () => {
        const fromCash = amount < sums.cash ? amount : sums.cash
        sums.cash -= fromCash
        sums.owed += amount - fromCash
      }
    }
    if (code === 'DEPOSIT') return () => void (sums.cash += amount)
    if (code === 'PAYOUT') return () => credit(amount)
    const from = entry!.debit.kind === 'player:locked' ? 'locked' : 'cash'
    if (sums[from] < amount) return undefined
    return () => {
      sums[from] -= amount
      if (code === 'LOCK') sums.locked += amount
      if (code === 'RELEASE') credit(amount)
    }
  }

  const post = ({ entries }: Operation) => orm.transaction((tx) => gateway.ledger.post(tx, entries, gateway.clock.now()))
  const done: Operation[] = []
  for (let n = 0; n < operations; ) {
    const batch = Array.from({ length: Math.min(BATCH, operations - n) }, () => operation(n++))
    // Killed in the middle: nothing of it stands, and it is sent again.
    if (below(20) === 0)
      await orm
        .transaction(async (tx) => {
          for (const { entries } of batch) await gateway.ledger.post(tx, entries, gateway.clock.now()).catch(() => {})
          throw new Error('killed')
        })
        .catch(() => {})
    if (below(4) === 0) batch.reverse()
    for (const each of batch) {
      const effect = foresee(each)
      try {
        await post(each)
        if (!effect) throw new Error(`${each.entries[0]!.code} of ${formatUnits(each.entries[0]!.amount)} should have been refused`)
        effect()
        done.push(each)
      } catch (error) {
        if (effect || !(error instanceof Failure)) throw error
      }
    }
    const again = done[below(done.length + 1)]
    if (again) {
      const refused = await post(again).then(
        () => false,
        () => true,
      )
      if (!refused) throw new Error('the same entry was posted twice')
    }
    gateway.clock.advance(below(3) * 1_800_000)
  }
  for (const { memberId, balance } of players) {
    const cash = await balance()
    if (cash !== expected.get(memberId)!.cash) throw new Error(`${memberId} holds ${cash}, and should hold ${expected.get(memberId)!.cash}`)
  }
  return done.length
}
