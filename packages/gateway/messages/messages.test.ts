import { afterEach, describe, expect, it } from 'vitest'
import { readBrand } from '../config.ts'
import { type MessageProvider, MessageRefusal, type OutgoingMessage } from '../ports/message-provider.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { renderMessage } from './render.ts'
import { claimMessages } from './store.ts'
import { en } from './texts/en.ts'
import type { MessageTexts, Template } from './texts/text.ts'
import { vi } from './texts/vi.ts'

const VALUES = { purpose: 'LOGIN', code: '483201', minutes: '10' } as const
const brand = readBrand('aurora')

describe('the text of a message', () => {
  it('ends, as an SMS with a code, with the brand’s own site and the code, in the reader’s language', () => {
    const render = (language: string) => renderMessage(brand, { channel: 'SMS', template: 'code', values: VALUES, language })
    expect(render('EN')).toEqual({
      language: 'en',
      subject: null,
      body: 'Aurora: 483201 is your code to log in. It works for 10 minutes. Give it to nobody.\n\n@aurora.example #483201',
    })
    expect(render('TY').body).toBe(
      'Aurora: mã đăng nhập của bạn là 483201, hiệu lực 10 phút. Đừng đưa mã cho ai.\n\n@aurora.example #483201',
    )
  })

  it('lets no value begin a line, which could claim the code for another site', () => {
    const values = { account: 'linh\n\n@evil.example #111111', at: '1', url: 'https://aurora.example' }
    const { body } = renderMessage(brand, { channel: 'SMS', template: 'passwordChanged', values, language: 'EN' })
    expect(body.split('\n')).toHaveLength(1)
  })

  it('takes the same values in every language', () => {
    const placeholders = ({ templates }: MessageTexts, name: Template) =>
      (['subject', 'email', 'sms'] as const).map((part) =>
        [...templates[name][part].matchAll(/\{(\w+)\}/g)].map(([, each]) => each).toSorted(),
      )
    for (const name of Object.keys(en.templates) as Template[]) expect(placeholders(vi, name), name).toEqual(placeholders(en, name))
  })
})

/** A provider that does with each message what the test says. */
const provider = (work: (message: OutgoingMessage) => void): MessageProvider => ({
  name: 'test',
  channels: ['SMS'],
  send: async (message) => {
    work(message)
    return `ref-${message.to}`
  },
})

describe('a message whose channel has a provider', () => {
  let gateway: TestGateway
  afterEach(() => gateway.close())

  const open = async (work: (message: OutgoingMessage) => void, logTo?: (line: string) => void) => {
    gateway = await testGateway({ integrations: { messageProviders: [provider(work)] }, ...(logTo ? { logTo } : {}) })
  }
  const send = (to: string, lifeMs?: number) =>
    gateway.database.orm.transaction((tx) =>
      gateway.messages.send(tx, {
        channel: 'SMS',
        to,
        template: 'code',
        values: VALUES,
        language: 'EN',
        ...(lifeMs === undefined ? {} : { lifeMs }),
      }),
    )
  const read = async (to: string) => (await gateway.messages.list({ to, size: 1 })).list[0]

  it('is handed over once, and forgotten', async () => {
    const received: OutgoingMessage[] = []
    await open((message) => received.push(message))
    await send('+84900000001')
    expect(await read('+84900000001')).toMatchObject({ state: 'QUEUED', text: null })
    await Promise.all([gateway.messages.deliver(), gateway.messages.deliver()])
    await gateway.messages.deliver()
    expect(received).toEqual([
      expect.objectContaining({
        channel: 'SMS',
        to: '+84900000001',
        subject: null,
        text: expect.stringContaining('483201'),
        language: 'en',
      }),
    ])
    expect(await read('+84900000001')).toMatchObject({ state: 'SENT', text: null, attempts: 1 })
    expect(await gateway.messages.health()).toEqual({ queued: 0, failed: 0 })
  })

  it('is tried again, each time after twice the wait, and says why in the log without saying what', async () => {
    const lines: string[] = []
    let working = false
    let attempts = 0
    await open(
      () => {
        attempts += 1
        if (!working) throw new Error('busy')
      },
      (line) => lines.push(line),
    )
    await send('+84900000002')
    for (const wait of [5, 10, 20]) {
      await gateway.messages.deliver()
      expect(await read('+84900000002')).toMatchObject({ state: 'QUEUED', error: 'busy' })
      gateway.clock.advance(wait * 1000 - 1)
      await gateway.messages.deliver()
      gateway.clock.advance(1)
    }
    expect(attempts).toBe(3)
    working = true
    await gateway.messages.deliver()
    expect(await read('+84900000002')).toMatchObject({ state: 'SENT', attempts: 4, error: null })
    expect(lines.some((line) => line.includes('busy'))).toBe(true)
    expect(lines.some((line) => line.includes('483201') || line.includes('84900000002'))).toBe(false)
  })

  it('is given up at once where it is refused, and when it is of no use any more', async () => {
    await open(({ to }) => {
      if (to === '+84900000003') throw new MessageRefusal('no such number')
      throw new Error('busy')
    })
    await send('+84900000003')
    await send('+84900000004', 600_000)
    await gateway.messages.deliver()
    expect(await read('+84900000003')).toMatchObject({ state: 'FAILED', error: 'no such number' })
    gateway.clock.advance(600_000)
    await gateway.messages.deliver()
    expect(await read('+84900000004')).toMatchObject({ state: 'EXPIRED' })
    expect(await gateway.messages.health()).toEqual({ queued: 0, failed: 2 })
  })

  it('is taken over from a gateway that died with it in hand', async () => {
    await open(() => {})
    await send('+84900000005')
    const now = gateway.clock.now()
    await claimMessages(gateway.database.orm, { now, until: new Date(now.getTime() + 60_000), most: 1 })
    await gateway.messages.deliver()
    expect(await read('+84900000005')).toMatchObject({ state: 'QUEUED' })
    gateway.clock.advance(60_000)
    await gateway.messages.deliver()
    expect(await read('+84900000005')).toMatchObject({ state: 'SENT', attempts: 2 })
  })
})
