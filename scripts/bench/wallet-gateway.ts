import { randomUUID } from 'node:crypto'
import { parseUnits } from '@portico/contract/kit/money'
import { addCatalogue } from '@portico/gateway/catalogue/index'
import { readConfig } from '@portico/gateway/config'
import { openPostgres } from '@portico/gateway/db/open'
import { createLog } from '@portico/gateway/http/log'
import { cashOf, findAccount, houseOf } from '@portico/gateway/ledger/index'
import { systemClock } from '@portico/gateway/ports/clock'
import { systemRandom } from '@portico/gateway/ports/random'
import { createGateway } from '@portico/gateway/server'
import { slotRow } from '@portico/gateway/testing/games'
import { measureTurn } from './paced.ts'
import { type BarePlayer, openBare } from './wallet/bare.ts'
import { CONNECTIONS, GAME, lanesOf, PLAYERS, type Turn, VENDOR, type WalletReady } from './wallet/plan.ts'

const config = readConfig(process.env)
const url = config.databaseUrl ?? ''
const database = await openPostgres(url, CONNECTIONS)
const gateway = await createGateway({ config, database, clock: systemClock, random: systemRandom, log: createLog(config.logLevel) })
const { services } = gateway
const { currency } = config.brand

await addCatalogue(database.orm, [{ code: VENDOR, displayName: 'Bench', position: 1 }], [slotRow(1, { code: GAME, vendorCode: VENDOR })])
await services.vendors.keys.connect(VENDOR, { launchUrl: 'http://127.0.0.1:9/play', callsPerSecond: 1_000_000 })
const secret = await services.vendors.keys.add(VENDOR)

/** A member with more money than the bets can cost, and a session. */
const join = async (index: number): Promise<BarePlayer & { readonly token: string }> => {
  const { id } = await services.members.create({ account: `bench${index}`, passwordHash: 'none' })
  const credit = cashOf(id, currency)
  const gift = { credit, debit: houseOf('provider:clearing', currency), amount: parseUnits('1000000000'), code: 'DEPOSIT' } as const
  await database.orm.transaction((tx) =>
    services.ledger.transfer(tx, { ...gift, id: randomUUID(), ref: randomUUID(), at: systemClock.now() }),
  )
  const account = (await findAccount(database.orm, credit))!
  return { memberId: id, currency, accountId: String(account.id), token: await services.sessions.open(id, 'SITE', '127.0.0.1') }
}

const players: Awaited<ReturnType<typeof join>>[] = []
for (let index = 0; index < PLAYERS; index += 1) players.push(await join(index))
const bare = openBare(url, String(await services.ledger.houseAccount(`vendor:${VENDOR}`, currency)))
const address = await gateway.start()

process.on('message', (message) => {
  const turn = message as Turn
  let at = 0
  const lane = () => bare.bet(players[(at += 1) % turn.players]!)
  measureTurn(
    Array.from({ length: lanesOf(turn) }, () => lane),
    turn,
  ).then(
    (measured) => process.send?.(measured),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
const end = async (): Promise<void> => {
  const { findings } = await services.books.check()
  // The bare bets are no bets of the wallet's, but rows like them: the books have to be equal all the same.
  if (findings.length > 0) console.error(findings.join('\n'))
  await gateway.stop()
  await bare.close()
  await database.close()
  process.exit(findings.length > 0 ? 1 : 0)
}
process.once('disconnect', () => void end())
process.send?.({ url: address, key: { vendor: VENDOR, ...secret }, tokens: players.map(({ token }) => token) } satisfies WalletReady)
