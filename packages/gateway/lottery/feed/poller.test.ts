import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { operatorResults } from '@portico/contract/lottery/operator-calls'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'
import { createPoller } from './poller.ts'

let server: Server
let gateway: TestGateway
const requests: string[] = []
const answers = new Map<string, string>()
const logged: string[] = []
const address = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`

beforeEach(async () => {
  for (const list of [requests, logged]) list.length = 0
  answers.clear()
  server = createServer((request, response) => {
    requests.push(request.url ?? '')
    const answer = answers.get(request.url ?? '')
    response.writeHead(answer === undefined ? 503 : 200, { 'Content-Type': 'application/json' }).end(answer)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const drawFeeds = [
    { gameCode: 'XSMB', url: address('/first?key=secret') },
    { gameCode: 'XSMB', url: address('/second') },
    { gameCode: 'FC3D', url: address('/fc3d') },
  ]
  gateway = await testGateway({ config: { drawFeeds }, lotteries: ['SSC1', 'FC3D', 'XSMB'], logTo: (text) => logged.push(text) })
  await gateway.lottery.tick()
})
afterEach(async () => {
  await gateway.close()
  await new Promise((resolve) => {
    server.close(resolve)
  })
})

const XSMB = {
  date: '2026-11-21',
  special: 213,
  ...Object.fromEntries(
    [
      ['prize1', 1],
      ['prize2', 2],
      ['prize3', 6],
      ['prize4', 4],
      ['prize5', 6],
      ['prize6', 3],
      ['prize7', 4],
    ].flatMap(([prize, count]) =>
      count === 1 ? [[prize, 7]] : Array.from({ length: Number(count) }, (_, i) => [`${String(prize)}_${i + 1}`, i + 1]),
    ),
  ),
}
const proposals = async () => (await gateway.call(operatorResults, {}, { token: gateway.operatorKey })).value.list

describe('results fetched over HTTP [LOTTERY-03]', () => {
  it('are asked for only while an issue waits, once a quarter of a minute by all instances, and proposed', async () => {
    await gateway.feeds.poll()
    expect(requests).toEqual([])
    gateway.clock.set('2026-11-21T11:15:00.000Z')
    await gateway.lottery.tick()
    answers.set('/first?key=secret', JSON.stringify([{ ...XSMB, date: '2026-11-20' }, XSMB]))
    answers.set('/second', JSON.stringify([XSMB]))
    const other = await testGateway({ config: gateway.config, database: gateway.database, clock: gateway.clock })
    await Promise.all([gateway.feeds.poll(), other.feeds.poll()])
    expect(requests.toSorted()).toEqual(['/first?key=secret', '/second'])
    const [proposal, ...more] = await proposals()
    expect([more, proposal]).toMatchObject([
      [],
      { gameCode: 'XSMB', numero: '20261121', state: 'PROPOSED', people: [], contradicted: false },
    ])
    expect(proposal?.sources.map(({ source, person }) => [source, person]).toSorted()).toEqual([
      [address('/first'), null],
      [address('/second'), null],
    ])
    expect(proposal?.result).toMatchObject({ date: '2026-11-21', lots: { db: ['00213'], g1: ['00007'], g7: ['01', '02', '03', '04'] } })
    await gateway.feeds.poll()
    expect(requests).toHaveLength(2)
    gateway.clock.advance(15_000)
    await gateway.feeds.poll()
    expect(requests).toHaveLength(4)
    expect(await proposals()).toHaveLength(1)
    await other.close()
  })

  it('contradict each other aloud', async () => {
    gateway.clock.set('2026-11-21T11:15:00.000Z')
    await gateway.lottery.tick()
    answers.set('/first?key=secret', JSON.stringify([XSMB]))
    answers.set('/second', JSON.stringify([{ ...XSMB, special: 214 }]))
    await gateway.feeds.poll()
    expect((await proposals()).map(({ contradicted }) => contradicted)).toEqual([true, true])
    expect(logged.join('')).toContain('contradicts another')
  })

  it('that are wrong or do not come are logged with their source, without its secrets, and asked for again', async () => {
    gateway.clock.set('2026-11-21T11:15:00.000Z')
    await gateway.lottery.tick()
    answers.set('/first?key=secret', JSON.stringify([{ ...XSMB, prize7_4: 123 }]))
    await gateway.feeds.poll()
    answers.set('/second', '{"no":"list"}')
    gateway.clock.advance(15_000)
    await gateway.feeds.poll()
    expect(await proposals()).toEqual([])
    const log = logged.join('')
    expect(log).toContain('prize7_4: \\"123\\" is not a number of 2 digits')
    expect(log).toContain('answered 503')
    expect(log).not.toContain('secret')
    answers.set('/second', JSON.stringify([XSMB]))
    gateway.clock.advance(15_000)
    await gateway.feeds.poll()
    expect(await proposals()).toHaveLength(1)
  })

  it('are not configured for a lottery that draws its own', () => {
    expect(() => createPoller(gateway.platform, gateway.results, [{ gameCode: 'SSC1', url: address('/') }])).toThrow('DRAW_FEEDS: SSC1')
  })
})
