import { placeBets } from '@portico/contract/bets/calls'
import { HEADERS } from '@portico/contract/kit/call'
import { sayInRoom } from '@portico/contract/chat/calls'
import { login } from '@portico/contract/session/calls'
import { systemStatus } from '@portico/contract/system/calls'
import { describe, expect, test } from 'vitest'
import { alive, failure, ONE, refusing, resetting, silence, success, testGateway, TWO } from './testing/gateway.ts'
import { passSlowly } from './testing/lines.ts'

const KEY = { [HEADERS.idempotencyKey]: 'bet-0001-0001' }
const bet = { method: placeBets.method, body: '{}', headers: KEY }
const hostsOf = (requests: readonly Request[]) => requests.map(({ url }) => new URL(url).origin)

describe('[DESKTOP-03] a call whose gateway is gone', () => {
  test('is answered by the next domain, the session with it', async () => {
    const client = testGateway({ [ONE]: refusing, [TWO]: alive() }, { secrets: { token: 'real-token-0123456789' } })
    const answer = await client.fetch(sayInRoom.path, { method: 'POST', body: '{}', withToken: true })
    expect(await answer.json()).toEqual({ success: true, value: {} })
    expect(client.lines.active()).toBe(TWO)
    expect(client.calls().at(-1)?.headers.get(HEADERS.token)).toBe('real-token-0123456789')
    expect(client.ends).toEqual([])
  })

  test('is asked once more when it only reads', async () => {
    let requests = 0
    const flaky = alive(() => {
      requests += 1
      throw new Error('net::ERR_CONNECTION_RESET')
    })
    const client = testGateway({ [ONE]: flaky })
    expect((await client.fetch(systemStatus.path)).type).toBe('error')
    expect(requests).toBe(2)
  })

  test('is not asked again when it may have done something', async () => {
    const client = testGateway({ [ONE]: resetting, [TWO]: alive() })
    expect((await client.fetch(login.path, { method: 'POST', body: '{}' })).type).toBe('error')
    expect(hostsOf(client.calls())).toEqual([ONE])
    expect(client.lines.active()).toBe(TWO)
  })

  test('is asked again when it certainly never left', async () => {
    const client = testGateway({ [ONE]: refusing, [TWO]: alive() })
    expect((await client.fetch(login.path, { method: 'POST', body: '{}' })).status).toBe(200)
  })

  test('that moves money goes again under its key, and never without one', async () => {
    const client = testGateway({ [ONE]: resetting, [TWO]: alive() })
    expect((await client.fetch(placeBets.path, bet)).status).toBe(200)
    expect(client.calls().map(({ headers }) => headers.get(HEADERS.idempotencyKey))).toEqual(['bet-0001-0001', 'bet-0001-0001'])
    for (const dead of [resetting, refusing]) {
      const keyless = testGateway({ [ONE]: dead, [TWO]: alive() })
      expect((await keyless.fetch(placeBets.path, { ...bet, headers: {} })).type).toBe('error')
      expect(hostsOf(keyless.calls())).toEqual([ONE])
    }
  })

  test('moves on from a silent domain within 2.5 s, which leaves half a second to a busy machine, and is counted as unsettled until then', async () => {
    const client = testGateway({ [ONE]: silence, [TWO]: alive() })
    const counts: number[] = []
    client.unsettled.on((count) => counts.push(count))
    const answer = client.fetch(placeBets.path, bet)
    await passSlowly(client.clock, 2_300)
    expect([client.lines.active(), client.unsettled.get()]).toEqual([ONE, 1])
    await passSlowly(client.clock, 200)
    expect(client.lines.active()).toBe(TWO)
    expect((await answer).status).toBe(200)
    expect(counts).toEqual([1, 0])
    expect(client.clock.waiting()).toBe(0)
  })

  test('moves on within 3 s from a domain that falls silent while a call waits for it', async () => {
    let living = true
    const slow = alive(silence)
    const client = testGateway({ [ONE]: (request) => (living ? slow : silence)(request), [TWO]: alive() })
    const answer = client.fetch(systemStatus.path)
    await passSlowly(client.clock, 5_000)
    expect(client.lines.active()).toBe(ONE)
    living = false
    await passSlowly(client.clock, 3_000)
    expect(client.lines.active()).toBe(TWO)
    expect((await answer).status).toBe(200)
  })

  test('ends as a failure of the network when no domain answers, within 4 s', async () => {
    const client = testGateway({ [ONE]: silence, [TWO]: silence })
    const answer = client.fetch(systemStatus.path)
    await passSlowly(client.clock, 4_000)
    expect((await answer).type).toBe('error')
    expect(client.lines.state.get()).toMatchObject({ kind: 'lost', cause: 'gateways' })
  })

  test('waits for a gateway that is slow and alive', async () => {
    let answerNow: (answer: Response) => void = () => undefined
    const slow = alive(
      () =>
        new Promise((resolve) => {
          answerNow = resolve
        }),
    )
    const client = testGateway({ [ONE]: slow, [TWO]: alive() })
    const answer = client.fetch(systemStatus.path)
    await passSlowly(client.clock, 10_000, 100)
    answerNow(success({ slow: true }))
    expect(await (await answer).json()).toMatchObject({ value: { slow: true } })
    expect([client.lines.active(), client.calls().length]).toEqual([ONE, 1])
  })
})

describe('[DESKTOP-03] what a gateway answers is an answer', () => {
  test.each([
    ['MAINTENANCE', 503],
    ['REGION_RESTRICTED', 451],
    ['RATE_LIMITED', 429],
    ['UNAVAILABLE', 503],
    ['INTERNAL', 500],
  ])('%s is handed on and no other domain is asked', async (code, status) => {
    const client = testGateway({ [ONE]: () => failure(code, status), [TWO]: alive() })
    const answer = await client.fetch(systemStatus.path)
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code])
    expect(hostsOf(client.seen)).toEqual([ONE])
  })

  test('a legal block in front of the gateway is obeyed like its own', async () => {
    const blocked = () => new Response('<h1>Not here</h1>', { status: 451, headers: { 'Content-Type': 'text/html' } })
    const client = testGateway({ [ONE]: blocked, [TWO]: alive() })
    const answer = await client.fetch(systemStatus.path)
    expect(await answer.json()).toMatchObject({ success: false, code: 'REGION_RESTRICTED' })
    await client.lines.check()
    expect([client.lines.active(), client.lines.state.get().kind]).toEqual([ONE, 'connected'])
    expect(hostsOf(client.seen)).not.toContain(TWO)
  })

  test("a portal's page is none, whatever its status", async () => {
    const portal = () => new Response('<form>Hotel</form>', { headers: { 'Content-Type': 'text/html' } })
    const client = testGateway({ [ONE]: portal, [TWO]: alive() })
    expect((await client.fetch(systemStatus.path)).status).toBe(200)
    expect(client.lines.active()).toBe(TWO)
    const caught = testGateway({ [ONE]: portal, [TWO]: portal })
    expect((await caught.fetch(systemStatus.path)).type).toBe('error')
    expect(caught.lines.state.get()).toMatchObject({ kind: 'lost', cause: 'portal' })
  })
})
