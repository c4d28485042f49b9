import { memberWaiting } from '@portico/contract/center/calls'
import { takeBreak } from '@portico/contract/control/calls'
import { auditLog } from '@portico/contract/operator/audit-calls'
import { promotions } from '@portico/contract/promotion/calls'
import { closePromotion, promotionKinds, tryPromotion } from '@portico/contract/promotion/operator-calls'
import { withdrawalTerms } from '@portico/contract/withdrawal/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '../kit/duration.ts'
import { codeOf, freePlay } from '../testing/free-play.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { limitedPlayer } from '../testing/limits.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { promoting } from '../testing/promoting.ts'

let gateway: TestGateway
let desk: Awaited<ReturnType<typeof promoting>>
beforeAll(async () => {
  gateway = await testGateway({ lotteries: [] })
  desk = await promoting(gateway)
})
afterAll(() => gateway.close())

describe('a definition', () => {
  it('is proposed by one person, published by another, and shown from then on with its version and hash', async () => {
    const { value } = await desk.propose({ title: { EN: 'Two people' } })
    expect(value).toMatchObject({ version: 1, state: 'PROPOSED', proposedBy: 'lan', hash: expect.stringMatching(/^[\da-f]{64}$/) })
    const member = await desk.member()
    expect((await member.see(value.id)).failure.code).toBe('PROMOTION_UNKNOWN')
    expect((await desk.publish(value.id, 1, desk.lan)).failure.code).toBe('SAME_PERSON')
    expect((await desk.publish(value.id, 2)).failure.code).toBe('PROMOTION_CHANGED')
    expect((await desk.publish(value.id, 1)).value).toMatchObject({ state: 'PUBLISHED', publishedBy: 'minh' })
    expect((await member.see(value.id)).value).toMatchObject({ version: 1, hash: value.hash, rules: ['One per person.', 'No more.'] })
    const { list } = (await gateway.call(auditLog, { action: 'PROMOTION_PUBLISHED', size: '10' }, { token: gateway.operatorKey })).value
    expect(list[0]).toMatchObject({ actor: 'operator:minh', subject: value.id })
  })

  it('said again in the same words is the same proposal; another text is another version', async () => {
    const definition = { title: { EN: 'Same words' }, startsAt: '2026-11-20T00:00:00.000Z', endsAt: '2026-12-20T00:00:00.000Z' }
    const first = (await desk.propose(definition)).value
    expect((await desk.propose(definition)).value).toEqual(first)
    const second = (await desk.propose({ ...definition, title: { EN: 'Other words' } }, first.id)).value
    expect([second.version, second.hash === first.hash]).toEqual([2, false])
  })

  it.each([
    ['a kind that is not there', { kind: 'lucky' }, 'kind'],
    ['a term of another kind', { terms: { amount: '50', repeat: 'ONCE', percent: 5 } }, 'terms'],
    ['an amount that is none', { terms: { amount: 'ten', repeat: 'ONCE' } }, 'terms.amount'],
    ['a language that the brand has not', { title: { XX: 'No' } }, 'title.XX'],
    ['no title', { title: {} }, 'title'],
    ['a title that turns letters round', { title: { EN: 'Free \u202Eyenom' } }, 'title.EN'],
    ['an end before its start', { endsAt: '2020-01-01T00:00:00.000Z' }, 'endsAt'],
    ['a budget below one grant', { budget: '49' }, 'budget'],
    ['a gift of once that may be had twice', { perMember: 2 }, 'perMember'],
  ])('is refused with %s', async (_, change, field) => {
    const { failure } = await desk.propose(change)
    expect([failure.code, Object.keys(failure.fields ?? {})]).toEqual(['FIELD_INVALID', [field]])
  })

  it('is bet ten times at most, and that of the bonus alone', async () => {
    expect((await desk.propose({ turnover: 11 })).failure.code).toBe('INVALID_REQUEST')
    const id = await desk.offer({ turnover: 10 })
    const member = await desk.member('1000')
    const { grant } = (await member.claim(id)).value
    expect([grant.amount.amount, grant.wagers.amount]).toEqual(['50.0000', '500.0000'])
  })

  it('is tried over what members did before it is proposed', async () => {
    const rich = await desk.member()
    const conditions = [{ kind: 'ACCOUNT_AGE' as const, days: 3000 }]
    const all = (await gateway.call(tryPromotion, { definition: desk.definition() }, desk.lan)).value
    expect(all).toMatchObject({ looked: all.fitting, receiving: all.fitting, failing: [] })
    expect(all.cost.amount).toBe(`${50 * all.fitting}.0000`)
    const none = (await gateway.call(tryPromotion, { definition: desk.definition({ conditions }) }, desk.lan)).value
    expect(none).toMatchObject({ fitting: 0, receiving: 0, failing: [{ kind: 'ACCOUNT_AGE', count: none.looked }] })
    expect(await rich.balance()).toBe(0n)
  })

  it('is of a kind whose terms are told as a schema', async () => {
    const { list } = (await gateway.call(promotionKinds, {}, desk.lan)).value
    expect(list.map(({ kind, way }) => `${kind} ${way}`)).toEqual([
      'gift CLAIM',
      'application APPLY',
      'deposit-bonus JOIN',
      'bet-rebate CLAIM',
    ])
    expect(list[2]!.terms).toMatchObject({ required: ['percent', 'from', 'most'] })
  })
})

describe('a gift', () => {
  it('is paid once, as a bonus that has to be bet as its terms say, and is in the books', async () => {
    const id = await desk.offer({ turnover: 3 })
    const member = await desk.member()
    expect(await member.status(id)).toBe('CLAIM')
    expect((await gateway.call(memberWaiting, {}, member.by)).value.items).toContainEqual(expect.objectContaining({ kind: 'BONUS' }))
    const { grant, balance } = (await member.claim(id)).value
    expect([grant.amount.amount, grant.wagers.amount, balance.amount]).toEqual(['50.0000', '150.0000', '0.0000'])
    expect((await member.claim(id)).value).toEqual({ grant, balance })
    expect(await gateway.turnover.purse.left(member.caller)).toBe(500_000n)
    expect(await member.status(id)).toBe('CLAIMED')
    const terms = (await gateway.call(withdrawalTerms, {}, member.by)).value
    expect(terms.requirements).toMatchObject([{ kind: 'BONUS', target: { amount: '150.0000' }, progress: { amount: '0.0000' } }])
    expect(await findingsOf(gateway)).toEqual([])
  })

  it('of every day is ready again the next day, as often as its terms say', async () => {
    const id = await desk.offer({ terms: { amount: '50', repeat: 'DAY' }, perMember: 2 })
    const member = await desk.member()
    await member.claim(id)
    expect(await member.status(id)).toBe('CLAIMED')
    gateway.clock.advance(DAY_MS)
    await member.again()
    expect(await member.status(id)).toBe('CLAIM')
    await member.claim(id)
    gateway.clock.advance(DAY_MS)
    await member.again()
    expect(await member.status(id)).toBe('CLAIMED')
    expect((await member.claim(id)).failure.code).toBe('PROMOTION_STATUS_WRONG')
    expect(await member.balance()).toBe(1_000_000n)
  })

  it('names what is missing while a condition is not met', async () => {
    const id = await desk.offer({
      conditions: [
        { kind: 'ACCOUNT_AGE', days: 7 },
        { kind: 'DEPOSITED', amount: '10', days: 30 },
      ],
    })
    const member = await desk.member()
    const { card, conditions } = (await member.see(id)).value
    expect([card.status, conditions.map(({ met, now }) => `${met} ${now}`)]).toEqual(['JOIN', ['false 0', 'false 0.0000']])
    expect((await member.claim(id)).failure.code).toBe('CONDITIONS_NOT_MET')
    expect(await member.balance()).toBe(0n)
  })
})

describe('limits', () => {
  it('200 who claim at once get the 20 places there are, and never more than the budget', async () => {
    const places = await desk.offer({ places: 20, budget: '1000000' })
    const budget = await desk.offer({ places: 1000, budget: '1020' })
    const members = await Promise.all(Array.from({ length: 200 }, () => desk.member()))
    const codes = async (id: string) => {
      const answers = await Promise.all(members.map((member) => member.claim(id)))
      return Map.groupBy(answers, codeOf)
    }
    const [first, second] = [await codes(places), await codes(budget)]
    expect([first.get('DONE')?.length, second.get('DONE')?.length]).toEqual([20, 20])
    for (const outcome of [first, second]) {
      const refused = [...outcome.keys()].filter((key) => key !== 'DONE')
      expect(refused.every((code) => code === 'PROMOTION_FULL' || code === 'PROMOTION_STATUS_WRONG')).toBe(true)
    }
    const balances = await Promise.all(members.map((member) => member.balance()))
    expect(balances.reduce((sum, each) => sum + each, 0n)).toBe(40n * 500_000n)
    expect(await findingsOf(gateway)).toEqual([])
  }, 120_000)

  it('one member who claims twenty times at once is paid once', async () => {
    const id = await desk.offer()
    const member = await desk.member()
    const answers = await Promise.all(Array.from({ length: 20 }, () => member.claim(id)))
    expect(new Set(answers.map(({ value }) => value.grant.id)).size).toBe(1)
    expect(await member.balance()).toBe(500_000n)
  })

  it('one member who applies ten times at once holds one place', async () => {
    const id = await desk.offer({ kind: 'application', terms: { amount: '50' } })
    const member = await desk.member()
    const answers = await Promise.all(Array.from({ length: 10 }, () => member.apply(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await member.see(id)).value.card.placesLeft).toBe(4)
  })
})

describe('who holds back', () => {
  it('takes a break or has set a limit: is shown nothing, paid nothing, and nothing waits', async () => {
    const id = await desk.offer({ kind: 'application', terms: { amount: '50' } })
    const paused = await desk.member()
    await paused.apply(id)
    await gateway.call(takeBreak, { term: 'H24' }, paused.by)
    const by = { token: await paused.token() }
    expect((await gateway.call(promotions, {}, by)).failure.code).toBe('PLAY_PAUSED')
    const [application] = (await desk.waiting()).filter(({ account }) => account === paused.account)
    expect((await desk.decide(application!.id, true)).failure.code).toBe('PLAY_PAUSED')
    expect(await paused.balance()).toBe(0n)

    const limited = await limitedPlayer(gateway, '0')
    await limited.set('DEPOSIT', 'DAY', '100')
    const own = { token: await limited.token() }
    expect((await gateway.call(promotions, {}, own)).failure.code).toBe('NOT_OFFERED')
    expect((await gateway.call(memberWaiting, {}, own)).value.items.filter(({ kind }) => kind === 'BONUS')).toEqual([])
  })

  it('plays by a trial account: is shown nothing', async () => {
    await desk.offer()
    const { by } = await freePlay(() => gateway).player()
    expect((await gateway.call(promotions, {}, by)).failure.code).toBe('NOT_OFFERED')
  })
})

it('a visitor sees what is offered, as it begins', async () => {
  const id = await desk.offer()
  const { list } = (await gateway.call(promotions, {}, { language: 'EN' })).value
  expect(list.find((card) => card.id === id)).toMatchObject({ status: 'JOIN', amount: null, most: { amount: '50.0000' } })
})

it('what is closed before its time is claimed by nobody any more', async () => {
  const id = await desk.offer()
  const member = await desk.member()
  await gateway.call(closePromotion, { id, note: 'wrong terms' }, desk.lan)
  expect(await member.status(id)).toBe('CLOSE')
  expect((await member.claim(id)).failure.code).toBe('PROMOTION_STATUS_WRONG')
})
