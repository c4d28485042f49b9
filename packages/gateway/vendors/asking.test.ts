import { createHmac, hash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { signedAnswer, signedRequest } from '@portico/contract/vendor/signing'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { HOUR_MS } from '../kit/duration.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { type TestVendor, vendorAt } from '../testing/vendor.ts'

const mac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex')

let gateway: TestGateway
let pearl: TestVendor
let requests: IncomingMessage[] = []
let answer: (request: IncomingMessage) => Promise<object> | object = () => ({})
let spoil = ''
const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
  requests.push(request)
  const body = JSON.stringify({ serverTime: gateway.clock.now().toISOString(), ...(await answer(request)) })
  const { 'x-nonce': nonce = '' } = request.headers
  const text = signedAnswer(200, request.url!, '1', String(nonce), hash('sha256', body))
  response.writeHead(200, { 'X-Timestamp': '1', 'X-Signature': mac(`${pearl.firstKey.secret}${spoil}`, text) }).end(body)
})
beforeAll(async () => {
  gateway = await testGateway({ lotteries: [] })
  await gateway.eligibility.start()
  pearl = await vendorAt(gateway)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { readonly port: number }
  await gateway.vendors.keys.connect('PG', { launchUrl: `http://127.0.0.1:${port}` })
})
afterEach(() => {
  requests = []
  spoil = ''
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  await gateway.close()
})

const stands = async () => {
  const seat = await pearl.seat('100')
  const bet = { txId: randomUUID(), roundId: randomUUID() }
  await seat.bet(bet)
  gateway.clock.advance(7 * HOUR_MS)
  return { seat, ...bet }
}
const caseOf = async (roundId: string) => (await gateway.vendors.desk.cases()).find(({ about }) => about === roundId)

it('a vendor is asked about a round that stands still, signed, and what it says stands in the case', async () => {
  const { roundId } = await stands()
  answer = () => ({ status: 'OK', round: { roundId, state: 'CLOSED' } })
  await gateway.vendors.desk.work()
  expect((await caseOf(roundId))?.details).toMatchObject({ vendorSays: 'CLOSED' })
  const [{ url, headers } = {} as IncomingMessage] = requests
  expect(url).toBe(`/inquiry/v1/round/${roundId}`)
  const text = signedRequest('GET', url!, String(headers['x-timestamp']), String(headers['x-nonce']), hash('sha256', ''))
  expect(headers['x-signature']).toBe(mac(pearl.firstKey.secret, text))
  // Once when it is found, and not again before it is closed.
  await gateway.vendors.desk.work()
  expect(requests).toHaveLength(1)
  answer = () => ({ status: 'TX_NOT_FOUND' })
  gateway.clock.advance(18 * HOUR_MS)
  await gateway.vendors.desk.work()
  expect(requests).toHaveLength(2)
  expect(await pearl.send('round', { roundId })).toMatchObject({ round: { state: 'CLOSED', closedBy: 'RULE' } })
})

it('a vendor that is asked and pays what it owed has ended its round: nothing is closed over it', async () => {
  const { seat, txId, roundId } = await stands()
  gateway.clock.advance(18 * HOUR_MS)
  answer = async () => {
    await seat.win({ roundId, betTxId: txId, roundClosed: true })
    return { status: 'OK', round: { roundId, state: 'CLOSED' } }
  }
  await gateway.vendors.desk.work()
  expect(await pearl.send('round', { roundId })).toMatchObject({ round: { state: 'CLOSED', closedBy: 'VENDOR', won: 200_000 } })
  expect(await caseOf(roundId)).toBeUndefined()
})

it('an answer that the vendor did not sign is none', async () => {
  const { roundId } = await stands()
  spoil = 'x'
  answer = () => ({ status: 'OK', round: { roundId, state: 'VOID' } })
  await gateway.vendors.desk.work()
  expect((await caseOf(roundId))?.details).toMatchObject({ vendorSays: 'UNANSWERED' })
})

it('a vendor that did not answer is asked again: one question a pass while it is silent, the others once it speaks', async () => {
  // Nothing of before stands still any more.
  gateway.clock.advance(30 * HOUR_MS)
  await gateway.vendors.desk.work()
  const seat = await pearl.seat('100')
  const ids = [randomUUID(), randomUUID(), randomUUID()]
  for (const roundId of ids) {
    await seat.bet({ txId: randomUUID(), roundId })
    gateway.clock.advance(1000)
  }
  gateway.clock.advance(7 * HOUR_MS)
  const pass = async () => {
    requests = []
    await gateway.vendors.desk.work()
    gateway.clock.advance(60_000)
    return requests.map(({ url }) => url!.split('/').at(-1))
  }
  answer = ({ url }) => ({ status: 'OK', round: { roundId: url!.split('/').at(-1), state: 'OPEN' } })
  spoil = 'x'
  expect((await pass()).toSorted()).toEqual(ids.toSorted())
  // In turn, so that one of them alone does not stand before the others.
  const probes = [await pass(), await pass(), await pass(), await pass()]
  expect(probes.map(({ length }) => length)).toEqual([1, 1, 1, 1])
  expect(new Set(probes.flat())).toEqual(new Set(ids))
  spoil = ''
  expect((await pass()).toSorted()).toEqual(ids.toSorted())
  for (const roundId of ids) expect((await caseOf(roundId))?.details).toMatchObject({ vendorSays: 'OPEN' })
  expect(await pass()).toEqual([])
})
