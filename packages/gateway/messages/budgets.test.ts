import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { Failure } from '../failure.ts'
import type { NewMessage } from './index.ts'

const HOUR = 3_600_000
const LIMIT = 40

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ config: { messages: { dialingCodes: [], perDay: { SMS: LIMIT, country: 25, EMAIL: 1000 } } } })
})
afterAll(() => gateway.close())

type Message = Partial<NewMessage<'code'>>
const send = (more: Message) =>
  gateway.database.orm.transaction((tx) =>
    gateway.messages.send(tx, {
      channel: 'EMAIL',
      to: 'linh@mail.example',
      template: 'code',
      values: { purpose: 'LOGIN', code: '123456', minutes: '10' },
      language: 'EN',
      ip: '192.0.2.1',
      ...more,
    }),
  )
/** `undefined` where it was taken, else the code and the wait in seconds. */
const outcomeOf = async (more: Message) =>
  send(more).then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof Failure)) throw error
      return [error.code, error.detail.retryAfter]
    },
  )
const countSent = async (messages: readonly Message[]) => {
  let count = 0
  for (const message of messages) if ((await outcomeOf(message)) === undefined) count += 1
  return count
}
const many = (count: number, make: (n: number) => Message) => Array.from({ length: count }, (_, n) => make(n))
const today = async () => (await gateway.messages.list({ size: 1 })).today.find(({ channel }) => channel === 'SMS')?.sent

describe('what strangers can cause', () => {
  it('is a message a minute to one address from one network, and five an hour', async () => {
    const pair = { to: 'pair@mail.example', ip: '198.51.100.7' }
    expect(await outcomeOf(pair)).toBeUndefined()
    gateway.clock.advance(20_000)
    expect(await outcomeOf({ ...pair, ip: '198.51.100.99' })).toEqual(['MESSAGE_QUOTA', 40])
    gateway.clock.advance(40_000)
    for (let n = 0; n < 4; n++) {
      expect(await outcomeOf(pair)).toBeUndefined()
      gateway.clock.advance(60_000)
    }
    expect(await outcomeOf(pair)).toEqual(['MESSAGE_QUOTA', 55 * 60])
  })

  it('is ten a day to one address from whatever networks', async () => {
    expect(await countSent(many(30, (n) => ({ to: 'day@mail.example', ip: `203.0.${n}.1` })))).toBe(10)
  })

  it('is twenty an hour from one address, however IPv6 is written, and sixty from one network', async () => {
    expect(await countSent(many(30, (n) => ({ to: `v6-${n}@mail.example`, ip: `2001:db8:0:1::${n.toString(16)}` })))).toBe(20)
    expect(await countSent(many(30, (n) => ({ to: `mapped-${n}@mail.example`, ip: n % 2 ? '203.0.113.5' : '::ffff:203.0.113.5' })))).toBe(
      20,
    )
    expect(await countSent(many(90, (n) => ({ to: `net-${n}@mail.example`, ip: `203.1.113.${n}` })))).toBe(60)
  })

  it('is given back with the transaction that it was taken in', async () => {
    const message = { to: 'back@mail.example', ip: '203.2.0.1' }
    const failing = gateway.database.orm.transaction(async (tx) => {
      await gateway.messages.send(tx, {
        channel: 'EMAIL',
        template: 'code',
        values: { purpose: 'LOGIN', code: '1', minutes: '10' },
        language: 'EN',
        ...message,
      })
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await outcomeOf(message)).toBeUndefined()
  })

  it('is, to numbers of one country, so many a day; what goes to nobody costs nothing of that', async () => {
    const sms = (n: number): Message => ({ channel: 'SMS', to: `+44700${n}`, dialingCode: '44', ip: `100.64.${n}.1` })
    expect(await countSent(many(30, (n) => ({ ...sms(n), withheld: true })))).toBe(30)
    expect(await today()).toBe(0)
    expect(await countSent(many(30, (n) => sms(100 + n)))).toBe(25)
    expect(await outcomeOf({ ...sms(140), withheld: true })).toMatchObject(['MESSAGE_QUOTA', expect.any(Number)])
    expect(await outcomeOf({ ...sms(141), dialingCode: '84' })).toBeUndefined()
  })

  it('is, under a thousand addresses at once, the budget of the day and not one more', async () => {
    // The merchant's clock, not ours, says when a day begins.
    gateway.clock.set('2026-11-22T17:00:00.000Z')
    const outcomes = await Promise.all(
      many(1000, (n) => ({ channel: 'SMS', to: `+8490${n}`, dialingCode: n % 2 ? '84' : '855', ip: `11.${n >> 8}.${n & 255}.1` })).map(
        outcomeOf,
      ),
    )
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(LIMIT)
    expect(await today()).toBe(LIMIT)
    expect(
      (await gateway.messages.list({ state: 'STORED', channel: 'SMS', size: 200 })).list.filter(({ to }) => to.startsWith('+8490')),
    ).toHaveLength(LIMIT)
    expect(await outcomeOf({ channel: 'SMS', to: '+849999', ip: '12.0.0.1' })).toEqual(['MESSAGE_QUOTA', 24 * 3600])
    gateway.clock.advance(24 * HOUR)
    expect(await outcomeOf({ channel: 'SMS', to: '+849999', ip: '12.0.0.1' })).toBeUndefined()
  })
})
