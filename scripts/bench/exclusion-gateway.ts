import { randomUUID } from 'node:crypto'
import { parseUnits } from '@portico/contract/kit/money'
import { addCatalogue } from '@portico/gateway/catalogue/index'
import { readConfig } from '@portico/gateway/config'
import { openPostgres } from '@portico/gateway/db/open'
import { createLog } from '@portico/gateway/http/log'
import { cashOf, houseOf } from '@portico/gateway/ledger/index'
import { slotAt } from '@portico/gateway/lottery/drawing/schedule'
import { gameOf } from '@portico/gateway/lottery/offer/games'
import { systemRandom } from '@portico/gateway/ports/random'
import { createGateway } from '@portico/gateway/server'
import { slotRow } from '@portico/gateway/testing/games'
import { type ExclusionBooks, type HouseReady, OTHERS } from './exclusion/plan.ts'
import { stakesOf } from './exclusion/stakes.ts'
import { CONNECTIONS, GAME, VENDOR } from './wallet/plan.ts'

/** One of two gateways on one database: the first makes members and vendor, the second finds them. */
const isFirst = process.env['BENCH_AHEAD_MS'] === undefined
const game = gameOf('SSC5')!
const interval = (game.schedule.kind === 'every' ? game.schedule.seconds : 0) * 1000
const aheadMs = isFirst ? interval - (Date.now() % interval) : Number(process.env['BENCH_AHEAD_MS'])
const clock = { now: () => new Date(Date.now() + aheadMs) }

const config = readConfig(process.env)
const database = await openPostgres(config.databaseUrl ?? '', CONNECTIONS)
const gateway = await createGateway({ config, database, clock, random: systemRandom, log: createLog(config.logLevel) })
const { services } = gateway
const { currency, timeZone } = config.brand

const open = (memberId: string): Promise<string> => services.sessions.open(memberId, 'SITE', '127.0.0.1')

/** A member with more money than the bets can cost. */
const join = async (index: number): Promise<string> => {
  const { id } = await services.members.create({ account: `bench${index}`, passwordHash: 'none' })
  const credit = cashOf(id, currency)
  const gift = { credit, debit: houseOf('provider:clearing', currency), amount: parseUnits('1000000000'), code: 'DEPOSIT' } as const
  await database.orm.transaction((tx) => services.ledger.transfer(tx, { ...gift, id: randomUUID(), ref: randomUUID(), at: clock.now() }))
  return id
}

const furnish = async (): Promise<Omit<HouseReady, 'url'>> => {
  await addCatalogue(database.orm, [{ code: VENDOR, displayName: 'Bench', position: 1 }], [slotRow(1, { code: GAME, vendorCode: VENDOR })])
  await services.vendors.keys.connect(VENDOR, { launchUrl: 'http://127.0.0.1:9/play', callsPerSecond: 1_000_000 })
  const key = { vendor: VENDOR, ...(await services.vendors.keys.add(VENDOR)) }
  const excluded = await join(0)
  const own = [await open(excluded), await open(excluded)]
  const tokens = [own[0]!]
  for (let index = 1; index <= OTHERS; index += 1) tokens.push(await open(await join(index)))
  await services.lottery.tick()
  process.once('message', () => {
    void Promise.all([stakesOf(database.orm, excluded), services.books.check()]).then(([stakes, { findings }]) =>
      process.send?.({ stakes, findings } satisfies ExclusionBooks),
    )
  })
  return { key, tokens, own, gameCode: game.code, numero: slotAt(game, clock.now(), timeZone).numero, aheadMs }
}

const ready = isFirst ? await furnish() : undefined
const url = await gateway.start()
process.once('disconnect', () => void gateway.stop().then(async () => (await database.close(), process.exit(0))))
process.send?.({ url, ...ready })
