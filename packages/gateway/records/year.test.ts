import { createHash, randomUUID } from 'node:crypto'
import { formatUnits } from '@portico/contract/kit/money'
import { asc, eq, or } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dayAfter, localDate } from '../kit/zone.ts'
import { cashOf, findAccount, houseOf } from '../ledger/index.ts'
import { ledgerTransfer } from '../ledger/schema.ts'
import { testGateway } from '../testing/gateway.ts'
import { openPlayer } from '../testing/player.ts'

const DAYS = 365
const DAY_MS = 86_400_000

test('a statement of any of 365 days is what its entries come to, and stays so [WALLET-07]', async () => {
  const gateway = await testGateway()
  const { orm } = gateway.database
  const { timeZone } = gateway.config.brand
  const player = await openPlayer(gateway, '1000')
  const { memberId, caller } = player
  const [cash, house] = [cashOf(memberId, caller.currency), houseOf('suspense', caller.currency)]
  const move = (n: number) =>
    orm.transaction((tx) =>
      gateway.ledger.post(
        tx,
        [
          { id: randomUUID(), debit: house, credit: cash, amount: BigInt(1 + (n % 97)) * 1_234n, code: 'ADJUSTMENT', ref: `in ${n}` },
          { id: randomUUID(), debit: cash, credit: house, amount: BigInt(1 + (n % 31)) * 777n, code: 'ADJUSTMENT', ref: `out ${n}` },
        ],
        gateway.clock.now(),
      ),
    )
  const first = localDate(gateway.clock.now(), timeZone).toString()
  for (let n = 1; n < DAYS; n++) {
    // Not at one time of the day: some of them fall right before and behind midnight.
    gateway.clock.advance(DAY_MS + ((n % 5) - 2) * 3_600_000)
    await move(n)
  }

  const account = (await findAccount(orm, cash))!
  const entries = await orm
    .select()
    .from(ledgerTransfer)
    .where(or(eq(ledgerTransfer.debitId, account.id), eq(ledgerTransfer.creditId, account.id)))
    .orderBy(asc(ledgerTransfer.seq))
  const byDay = Map.groupBy(entries, ({ at }) => localDate(at, timeZone).toString())

  /** The same, folded from the entries by hand. */
  let balance = 0n
  const folded = Array.from({ length: DAYS }, (_, n) => {
    const day = dayAfter(first, n)
    const lines = [`portico statement 1\n${memberId} ${caller.currency} ${day} ${day} ${timeZone}\n${formatUnits(balance)}\n`]
    for (const { id, at, code, ref, amount, debitId } of byDay.get(day) ?? []) {
      const signed = debitId === account.id ? -amount : amount
      balance += signed
      lines.push(`${id} ${at.toISOString()} ${code} ${ref} ${formatUnits(signed)} ${formatUnits(balance)}\n`)
    }
    return createHash('sha256')
      .update(`${lines.join('')}${formatUnits(balance)}\n`)
      .digest('hex')
  })
  const hashes = async () => {
    const found: string[] = []
    for (let n = 0; n < DAYS; n++) {
      const day = dayAfter(first, n)
      found.push((await gateway.records.statement(caller, { from: day, to: day })).hash)
    }
    return found
  }
  try {
    expect(balance).toBe(await player.balance())
    const before = await hashes()
    expect(before).toEqual(folded)
    gateway.clock.advance(3_600_000 * 30)
    await move(DAYS)
    // The day that was not over may have more by now.
    expect((await hashes()).slice(1, -2)).toEqual(before.slice(1, -2))
  } finally {
    await gateway.close()
  }
}, 600_000)
