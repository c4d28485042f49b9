import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { refusalOf } from '../testing/player.ts'
import { Failure } from '../failure.ts'
import { outgoingMessage } from '../messages/schema.ts'
import { verificationCode } from './schema.ts'
import type { CodeRequest } from './service.ts'

const MINUTE = 60_000
const WRONG = 'none'

let gateway: TestGateway
const lines: string[] = []
let numbers = 0
beforeAll(async () => {
  gateway = await testGateway({ logTo: (line) => lines.push(line) })
})
afterAll(() => gateway.close())

/** A number that nobody has used yet. */
const freshNumber = () => `+8491${String(++numbers).padStart(7, '0')}`
/** Each from a network of its own, so that no test uses up another's budget. */
const freshIp = () => `10.${numbers}.0.1`

const lastTo = async (to: string): Promise<string> => {
  const { list } = await gateway.messages.list({ to, size: 1 })
  return list[0]?.text ?? ''
}
const codeIn = (text: string): string => /#(\d{6})$/.exec(text)?.[1] ?? ''

/** Sends a code and reads it where the operator does. */
const sendCode = async (more: Partial<CodeRequest> = {}) => {
  const request: CodeRequest = { purpose: 'LOGIN', to: freshNumber(), flowId: 'flow', ip: freshIp(), language: 'EN', ...more }
  await gateway.codes.send(request)
  const { purpose, to, flowId } = request
  return { purpose, to, flowId, ip: request.ip, code: codeIn(await lastTo(to)) }
}
const judge = (answer: Parameters<TestGateway['codes']['judge']>[1]) => gateway.codes.judge(gateway.database.orm, answer)

describe('a one-time code', () => {
  it('is six digits, and works once', async () => {
    const sent = await sendCode()
    expect(sent.code).toMatch(/^\d{6}$/)
    expect(await judge(sent)).toBe('RIGHT')
    expect(await judge(sent)).toBe('GONE')
  })

  it('works once however many use it at the same time', async () => {
    const sent = await sendCode()
    const judgements = await Promise.all(Array.from({ length: 20 }, () => judge(sent)))
    expect(judgements.filter((each) => each === 'RIGHT')).toHaveLength(1)
    expect(judgements.filter((each) => each === 'GONE')).toHaveLength(19)
  })

  it('is judged five times of fifty wrong answers at once, and is then gone for the right one', async () => {
    const sent = await sendCode()
    const judgements = await Promise.all(Array.from({ length: 50 }, () => judge({ ...sent, code: WRONG })))
    expect(judgements.filter((each) => each === 'WRONG')).toHaveLength(5)
    expect(judgements.filter((each) => each === 'GONE')).toHaveLength(45)
    expect(await judge(sent)).toBe('GONE')
  })

  it('is refused with how many answers are left, and after the last of them', async () => {
    const sent = await sendCode()
    const remaining: (string | undefined)[] = []
    for (let answer = 0; answer < 5; answer++) {
      await gateway.codes.check({ ...sent, code: WRONG }).catch((error: unknown) => {
        if (error instanceof Failure && error.code === 'CODE_WRONG') remaining.push(error.detail.remaining)
      })
    }
    expect(remaining).toEqual(['4', '3', '2', '1', '0'])
    expect(await refusalOf(gateway.codes.check(sent))).toBe('CODE_EXPIRED')
  })

  it('kills the one before it', async () => {
    const first = await sendCode()
    gateway.clock.advance(MINUTE)
    const second = await sendCode({ to: first.to, ip: first.ip })
    if (first.code !== second.code) expect(await judge(first)).toBe('WRONG')
    expect(await judge(second)).toBe('RIGHT')
  })

  it('is worth nothing for another purpose, another number or another flow', async () => {
    const sent = await sendCode()
    expect(await judge({ ...sent, purpose: 'RESET_PASSWORD' })).toBe('GONE')
    expect(await judge({ ...sent, to: freshNumber() })).toBe('GONE')
    expect(await judge({ ...sent, flowId: 'another' })).toBe('GONE')
    expect(await judge({ ...sent, flowId: undefined })).toBe('GONE')
    const other = await sendCode()
    if (other.code !== sent.code) expect(await judge({ ...sent, code: other.code })).toBe('WRONG')
    expect(await judge(sent)).toBe('RIGHT')
  })

  it('works for ten minutes', async () => {
    const [early, late] = [await sendCode(), await sendCode()]
    gateway.clock.advance(10 * MINUTE - 1)
    expect(await judge(early)).toBe('RIGHT')
    gateway.clock.advance(1)
    expect(await judge(late)).toBe('GONE')
  })

  it('that was burnt by wrong answers locks its number for five minutes, and no other [RULES-03]', async () => {
    const { to, ip, ...sent } = await sendCode()
    for (let answer = 0; answer < 5; answer++) await judge({ ...sent, to, code: WRONG })
    gateway.clock.advance(2 * MINUTE)
    await expect(gateway.codes.send({ purpose: 'LOGIN', to, flowId: 'new', ip, language: 'EN' })).rejects.toMatchObject({
      code: 'CODE_LOCKED',
      detail: { retryAfter: 180 },
    })
    expect((await sendCode()).code).toMatch(/^\d{6}$/)
    gateway.clock.advance(3 * MINUTE)
    const again = await sendCode({ to, ip })
    expect(await judge(again)).toBe('RIGHT')
  })

  it('that goes to nobody is counted, judged and locked like any other', async () => {
    const sent = await sendCode({ withheld: true })
    expect(sent.code).toBe('')
    expect(await judge({ ...sent, code: WRONG })).toBe('WRONG')
    const again: CodeRequest = { ...sent, language: 'EN', withheld: true }
    expect(await refusalOf(gateway.codes.send(again))).toBe('MESSAGE_QUOTA')
    for (let answer = 0; answer < 4; answer++) await judge({ ...sent, code: WRONG })
    expect(await judge({ ...sent, code: WRONG })).toBe('GONE')
    expect(await refusalOf(gateway.codes.send(again))).toBe('CODE_LOCKED')
  })

  it('goes to an e-mail address as a letter with a subject', async () => {
    await gateway.codes.send({ purpose: 'CONFIRM', to: 'linh@mail.example', ip: freshIp(), language: 'TY' })
    const { list } = await gateway.messages.list({ to: 'linh@mail.example', size: 1 })
    const code = /\d{6}/.exec(list[0]?.text ?? '')?.[0] ?? ''
    expect(list[0]).toMatchObject({ channel: 'EMAIL', subject: `Mã của bạn là ${code} - Aurora` })
    expect(await judge({ purpose: 'CONFIRM', to: 'linh@mail.example', code })).toBe('RIGHT')
  })

  it('stands in no log line, and as a hash alone where it is judged', async () => {
    const sent = await sendCode()
    await judge({ ...sent, code: WRONG })
    await judge(sent)
    const rows = JSON.stringify(await gateway.database.orm.select().from(verificationCode))
    expect(rows).not.toContain(sent.code)
    expect(rows).not.toContain(sent.to)
    const texts = await gateway.database.orm.select({ body: outgoingMessage.body }).from(outgoingMessage)
    const codes = texts.map(({ body }) => codeIn(body ?? '')).filter((code) => code !== '')
    expect(codes.length).toBeGreaterThan(1)
    expect(codes.filter((code) => lines.some((line) => line.includes(code)))).toEqual([])
  })
})
