import { randomUUID } from 'node:crypto'
import type { BetLine } from '@portico/contract/bets/shapes'
import { parseUnits } from '@portico/contract/kit/money'
import { readConfig } from '@portico/gateway/config'
import { openEmbedded, openPostgres } from '@portico/gateway/db/open'
import { createLog } from '@portico/gateway/http/log'
import { cashOf, houseOf, PLACE_BETS, placeValues } from '@portico/gateway/ledger/index'
import { gameOf } from '@portico/gateway/lottery/offer/games'
import { findIssue } from '@portico/gateway/lottery/drawing/issue-store'
import { usualLoads } from '@portico/gateway/lottery/limits/load'
import { priceLine } from '@portico/gateway/lottery/bets/line'
import { readTerms } from '@portico/gateway/lottery/placing/terms'
import { slotAt } from '@portico/gateway/lottery/drawing/schedule'
import { systemRandom } from '@portico/gateway/ports/random'
import { createGateway } from '@portico/gateway/server'
import { BENCH_MODE, CONNECTIONS, type GatewayReady, MEMBERS, type Span } from './plan.ts'
import { measure } from './measured.ts'

const game = gameOf('SSC5')!
const interval = (game.schedule.kind === 'every' ? game.schedule.seconds : 0) * 1000
/** An issue has just opened, and stays open for as long as all the runs take. */
const ahead = interval - (Date.now() % interval)
const clock = { now: () => new Date(Date.now() + ahead) }

const config = readConfig(process.env)
const database = config.databaseUrl ? await openPostgres(config.databaseUrl, CONNECTIONS) : await openEmbedded(config.dataDir)
const gateway = await createGateway({ config, database, clock, random: systemRandom, log: createLog(config.logLevel) })
const { currency, timeZone } = config.brand

/** A member with more money than the bets can cost, and a session. */
const join = async (index: number): Promise<{ memberId: string; token: string }> => {
  const { id } = await gateway.services.members.create({ account: `bench${index}`, passwordHash: 'none' })
  const credit = cashOf(id, currency)
  const gift = { credit, debit: houseOf('provider:clearing', currency), amount: parseUnits('1000000000'), code: 'DEPOSIT' } as const
  await database.orm.transaction((tx) =>
    gateway.services.ledger.transfer(tx, { ...gift, id: randomUUID(), ref: randomUUID(), at: clock.now() }),
  )
  return { memberId: id, token: await gateway.services.sessions.open(id, 'SITE', '127.0.0.1') }
}

const members: { memberId: string; token: string }[] = []
for (let index = 0; index < MEMBERS; index += 1) members.push(await join(index))
const url = await gateway.start()
await gateway.services.lottery.tick()
const { numero } = slotAt(game, clock.now(), timeZone)

/** The transaction of a bet with nothing around it: its values are made and the statement runs, without a call and without events. */
const bare = async ({ warmUpMs, lastMs }: Span) => {
  const issue = await findIssue(database.orm, game.code, numero)
  if (!issue) throw new Error(`There is no issue ${numero}`)
  const houseId = await gateway.services.ledger.houseAccount('house:gaming', currency)
  const selection = { places: [['1'], ['3'], ['8']] }
  const betLine: BetLine = { play: 'front3-direct', selection, mode: BENCH_MODE, multiple: 1, prizeGroup: 1900 }
  const terms = await Promise.all(
    members.map(async ({ memberId }) => ({ memberId, ...(await readTerms(database.orm, memberId, currency))! })),
  )
  const line = priceLine(game, betLine, currency, terms[0]!.maxPrizeGroup)
  const fixed = { cash: true, issueId: issue.id, houseId, fingerprint: 'bench', gameCode: game.code, gameType: game.gameType, currency }
  let turn = 0
  const place = async (): Promise<void> => {
    const member = terms[(turn += 1) % terms.length]!
    const lines = [{ ...line, id: randomUUID() }]
    const loads = usualLoads(game, currency, member.memberId, lines)
    const rows = await database.run(PLACE_BETS, placeValues({ ...fixed, ...member, at: clock.now(), key: randomUUID(), lines, loads }))
    if (rows.length === 0) throw new Error('The bare statement placed nothing')
  }
  return measure(
    Array.from({ length: CONNECTIONS }, () => place),
    { warmUpMs, lastMs },
  )
}

process.on('message', (span) => void bare(span as Span).then((measured) => process.send?.(measured)))
const end = async (): Promise<void> => {
  await gateway.stop()
  await database.close()
  process.exit(0)
}
process.once('disconnect', () => void end())
process.send?.({
  port: Number(new URL(url).port),
  numero,
  gameCode: game.code,
  tokens: members.map(({ token }) => token),
} satisfies GatewayReady)
