import { createHash } from 'node:crypto'
import { captchaChallenge, captchaImage } from '@portico/contract/session/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { START, type TestGateway, testGateway } from '../testing/gateway.ts'
import { captcha } from './schema.ts'

const LIFE_MS = 5 * 60_000

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())
beforeEach(async () => {
  gateway.clock.set(START)
  await gateway.database.orm.delete(captcha)
})

const stored = () => gateway.database.orm.$count(captcha)

describe('a picture of letters', () => {
  test('is an image in base64, and what stands in it is told to nobody [CALL-05]', async () => {
    const { value } = await gateway.call(captchaImage, {})
    expect(value.image).toMatch(/^data:image\/svg\+xml;base64,/)
    const picture = Buffer.from(value.image.split(',')[1]!, 'base64').toString()
    expect(picture).toMatch(/^<svg.*<\/svg>$/s)
    expect(picture).not.toContain('<text')
    const [row] = await gateway.database.orm.select().from(captcha)
    expect(row).toMatchObject({ id: value.captchaId, answer: expect.stringMatching(/^[acdefhjkmnprtwxy34679]{4}$/) })
  })

  test('is answered once, whatever the case and the blanks around it', async () => {
    const { captchaId, captcha: letters } = await gateway.captchaWithAnswer()
    const attempts = await Promise.all([1, 2, 3].map(() => gateway.captcha.answered(captchaId, ` ${letters.toUpperCase()} `)))
    expect(attempts.filter(Boolean)).toHaveLength(1)
  })

  test('is spent by a wrong answer, too', async () => {
    const { captchaId, captcha: letters } = await gateway.captchaWithAnswer()
    expect(await gateway.captcha.answered(captchaId, 'zzzz')).toBe(false)
    expect(await gateway.captcha.answered(captchaId, letters)).toBe(false)
  })

  test('is answered within five minutes, and never when it is unknown', async () => {
    const inTime = await gateway.captchaWithAnswer()
    const late = await gateway.captchaWithAnswer()
    gateway.clock.advance(LIFE_MS - 1)
    expect(await gateway.captcha.answered(inTime.captchaId, inTime.captcha)).toBe(true)
    gateway.clock.advance(1)
    expect(await gateway.captcha.answered(late.captchaId, late.captcha)).toBe(false)
    expect(await gateway.captcha.answered('unknown', late.captcha)).toBe(false)
  })
})

describe('a proof of work', () => {
  const changed = (proof: string, change: (solution: Record<string, unknown>) => object): string =>
    Buffer.from(JSON.stringify(change(JSON.parse(Buffer.from(proof, 'base64').toString()) as Record<string, unknown>))).toString('base64')

  test('passes once, also of several at once', async () => {
    const proof = await gateway.solvedChallenge()
    const attempts = await Promise.all([1, 2, 3].map(() => gateway.captcha.solved(proof)))
    expect(attempts.filter(Boolean)).toHaveLength(1)
  })

  test('passes at another instance on the same database, whose key is the same', async () => {
    const other = await testGateway({ database: gateway.database, clock: gateway.clock })
    try {
      expect(await other.captcha.solved(await gateway.solvedChallenge())).toBe(true)
    } finally {
      await other.close()
    }
  })

  test('is refused after five minutes', async () => {
    const proof = await gateway.solvedChallenge()
    gateway.clock.advance(LIFE_MS)
    expect(await gateway.captcha.solved(proof)).toBe(false)
  })

  test('is refused when it is not solved, not ours, or not a proof at all', async () => {
    const proof = await gateway.solvedChallenge()
    const wrong = changed(proof, ({ number, ...rest }) => ({ ...rest, number: Number(number) === 0 ? 1 : Number(number) - 1 }))
    const salt = 'made-up?expires=9999999999'
    const challenge = createHash('sha256').update(`${salt}7`).digest('hex')
    const foreign = changed(proof, (rest) => ({ ...rest, salt, challenge, number: 7 }))
    for (const refused of [wrong, foreign, '', 'no base64 JSON', Buffer.from('[]').toString('base64')]) {
      expect(await gateway.captcha.solved(refused)).toBe(false)
    }
    expect(await gateway.captcha.solved(proof)).toBe(true)
  })

  test('costs what the call says', async () => {
    const { value } = await gateway.call(captchaChallenge, {})
    expect(value).toMatchObject({ algorithm: 'SHA-256', maxnumber: 20_000 })
  })
})

test('the sweep takes what has run out and leaves what can still be answered', async () => {
  await gateway.captchaWithAnswer()
  gateway.clock.advance(LIFE_MS - 1_000)
  const { captchaId, captcha: letters } = await gateway.captchaWithAnswer()
  expect(await stored()).toBe(2)
  gateway.clock.advance(1_001)
  await gateway.jobs.runDue()
  expect(await stored()).toBe(1)
  expect(await gateway.captcha.answered(captchaId, letters)).toBe(true)
})
