import { launchGame } from '@portico/contract/catalogue/launch-calls'
import { setPlayLimit, takeBreak } from '@portico/contract/control/calls'
import { formatUnits } from '@portico/contract/kit/money'
import { setStatus } from '@portico/contract/system/operator-calls'
import { publishVendorCampaign } from '@portico/contract/vendor/operator-calls'
import { eq } from 'drizzle-orm'
import type { Hands } from '../../../scripts/vendor/case.ts'
import { createClient, type Transport } from '../../../scripts/vendor/client.ts'
import { openSeat } from '../../../scripts/vendor/seat.ts'
import { addCatalogue } from '../catalogue/index.ts'
import { vendorPlayer, vendorTerms } from '../vendors/schema.ts'
import { seededRandom } from '../ports/random.ts'
import { addSlots, slotRow } from './games.ts'
import { type TestGateway, testGateway } from './gateway.ts'
import { openPayee } from './payout-provider.ts'

type Payee = Awaited<ReturnType<typeof openPayee>>

const CASH = '1000000'
const [VENDOR, OTHER] = ['PG', 'JL']

/** A gateway in process as the kit's cases see it, with every hand of its operator. Close it at the end. */
export const vendorHands = async () => {
  const first = await testGateway({ lotteries: [] })
  await first.eligibility.start()
  const more: TestGateway[] = []
  /** Another process of the same gateway: the same books, keys and clock. */
  const another = async (): Promise<TestGateway> => {
    const { database, clock, config } = first
    const random = seededRandom(`process ${more.length}`)
    const gateway = await testGateway({ database, clock, random, lotteries: [], config: { dataDir: config.dataDir } })
    more.push(gateway)
    return gateway
  }
  let current = first
  const into =
    (gateway: () => TestGateway): Transport =>
    async ({ method, path, headers, body }) => {
      const answer = await gateway().app.inject({
        method: method as 'POST',
        url: path,
        headers,
        ...(method === 'POST' ? { payload: body } : {}),
      })
      const named = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
      return { status: answer.statusCode, headers: Object.fromEntries(named), body: answer.body }
    }

  await addSlots(first, slotRow(1))
  await addCatalogue(first.database.orm, [{ code: OTHER, displayName: 'Jade', position: 2 }], [])
  await addSlots(first, slotRow(2, { code: 'JL-1', vendorCode: OTHER }))
  for (const vendor of [VENDOR, OTHER]) await first.vendors.keys.connect(vendor)
  const now = () => first.clock.now().getTime()
  const keyOf = async (vendor: string) => ({ vendor, ...(await first.vendors.keys.add(vendor)) })
  const client = createClient(
    await keyOf(VENDOR),
    into(() => current),
    now,
  )

  const people = new Map<string, Payee>()
  const launch = (nodeId: number) => async (): Promise<string> => {
    const payee = await openPayee(first, CASH)
    people.set(payee.memberId, payee)
    const { value } = await first.call(launchGame, { nodeId, mode: 'real' }, { token: payee.token, language: 'EN' })
    return new URL(value.url).searchParams.get('token')!
  }
  const personOf = async (playerId: string): Promise<Payee> => {
    const [row] = await first.database.orm.select().from(vendorPlayer).where(eq(vendorPlayer.playerId, playerId))
    return people.get(row!.memberId)!
  }

  const hands: Required<Hands> = {
    launch: launch(1),
    fresh: true,
    withdraw: async ({ playerId }, amount) => {
      const { status } = await (await personOf(playerId)).ask(formatUnits(BigInt(amount)))
      return status === 200
    },
    exclude: async ({ playerId }) => {
      const { token } = await personOf(playerId)
      await first.call(takeBreak, { term: 'M6' }, { token })
    },
    limitStakes: async ({ playerId }, amount) => {
      const { token } = await personOf(playerId)
      await first.call(setPlayLimit, { kind: 'STAKE', period: 'DAY', amount: formatUnits(BigInt(amount)) }, { token })
    },
    maintenance: async (on) => {
      await first.call(setStatus, { status: on ? 1 : 0 }, { token: first.operatorKey })
      // Another process hears of it within two seconds.
      first.clock.advance(2_000)
    },
    addKey: () => keyOf(VENDOR),
    retireKey: ({ vendor, keyId }) => first.vendors.keys.retire(vendor, keyId),
    otherVendor: async () =>
      openSeat(
        createClient(
          await keyOf(OTHER),
          into(() => current),
          now,
        ),
        launch(2),
      ),
    campaign: async ({ budget, endsAt, ...campaign }) => {
      const request = {
        ...campaign,
        vendor: VENDOR,
        budget: budget === 0 ? '0' : formatUnits(BigInt(budget)),
        endsAt: new Date(endsAt).toISOString(),
      }
      await first.call(publishVendorCampaign, request, { token: first.operatorKey })
    },
    // Rounds of other cases are open, for whose wins the desk would wait.
    exponent: async (exponent) => {
      await first.database.orm.update(vendorTerms).set({ exponent }).where(eq(vendorTerms.vendor, VENDOR))
    },
    mostPayout: async (amount) => void (await first.vendors.keys.connect(VENDOR, { maxPayout: BigInt(amount) })),
    callsPerSecond: async (callsPerSecond) => void (await first.vendors.keys.connect(VENDOR, { callsPerSecond })),
    restart: async () => {
      current = await another()
    },
    advance: async (milliseconds) => {
      first.clock.advance(milliseconds)
    },
    elsewhere: async () => {
      const gateway = await another()
      return into(() => gateway)
    },
  }
  const close = async () => {
    for (const gateway of more) await gateway.close()
    await first.close()
  }
  return { gateway: first, client, hands, close }
}
