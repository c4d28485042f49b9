import { randomUUID } from 'node:crypto'
import { createDeposit } from '@portico/contract/cashier/deposit-calls'
import { memberWaiting } from '@portico/contract/center/calls'
import { takeBreak } from '@portico/contract/control/calls'
import { auditLog } from '@portico/contract/operator/audit-calls'
import { getPointBalance } from '@portico/contract/points/calls'
import { operatorTicketPools } from '@portico/contract/ticket/operator-calls'
import { withdrawalTerms } from '@portico/contract/withdrawal/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '../kit/duration.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { limitedPlayer } from '../testing/limits.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { ticketing } from '../testing/ticketing.ts'

let gateway: TestGateway
let desk: Awaited<ReturnType<typeof ticketing>>
beforeAll(async () => {
  gateway = await testGateway({ lotteries: [] })
  desk = await ticketing(gateway)
})
afterAll(() => gateway.close())

describe('a pool', () => {
  it('is proposed by one person and sealed when another publishes it; nobody is shown the seed', async () => {
    const { value } = await desk.propose({ title: { EN: 'Two people' } })
    expect(value).toMatchObject({ state: 'PROPOSED', proposedBy: 'lan', commitment: null, root: null, size: 10 })
    const member = await desk.member()
    expect(await member.pool(value.id)).toBeUndefined()
    expect((await desk.publish(value.id, value.hash, desk.lan)).failure.code).toBe('SAME_PERSON')
    expect((await desk.publish(value.id, 'f'.repeat(64))).failure.code).toBe('TICKET_POOL_CHANGED')
    const published = (await desk.publish(value.id, value.hash)).value
    expect((await desk.publish(value.id, value.hash)).value).toEqual(published)
    expect(published).toMatchObject({ state: 'PUBLISHED', publishedBy: 'minh', commitment: expect.stringMatching(/^[\da-f]{64}$/) })
    const visible = await member.pool(value.id)
    expect(visible).toMatchObject({
      state: 'OPEN',
      size: 10,
      left: 10,
      seed: null,
      commitment: published.commitment,
      root: published.root,
      ready: [],
    })
    const log = (await gateway.call(auditLog, { action: 'TICKET_POOL_PUBLISHED', size: '10' }, { token: gateway.operatorKey })).value
      .list[0]
    expect(log).toMatchObject({ actor: 'operator:minh', subject: value.id })
    const listed = (await gateway.call(operatorTicketPools, {}, desk.lan)).value
    const statement = { name: 'seed', text: 'select seed from ticket_pool where id = $1' }
    const [{ seed } = {}] = await gateway.database.run(statement, [value.id])
    expect(seed).toMatch(/^[\da-f]{64}$/)
    for (const text of [listed, published, visible, log, (await member.bundle(value.id)).value].map((each) => JSON.stringify(each)))
      expect(text).not.toContain(seed)
  })

  it.each([
    ['no title', { title: {} }, 'title'],
    ['a title that turns letters round', { title: { EN: 'Free \u202Eyenom' } }, 'title.EN'],
    ['a language that the brand has not', { title: { XX: 'No' } }, 'title.XX'],
    ['an end before its start', { endsAt: '2020-01-01T00:00:00.000Z' }, 'endsAt'],
    ['cash without an amount', { prizes: [{ kind: 'CASH', amount: null, points: 0, count: 1 }] }, 'prizes.0.amount'],
    ['points that are none', { prizes: [{ kind: 'POINTS', amount: null, points: 0, count: 1 }] }, 'prizes.0.points'],
    ['nothing in a raffle', { kind: 'RAFFLE', prizes: [{ kind: 'NONE', amount: null, points: 0, count: 1 }] }, 'prizes.0.kind'],
    ['more prizes than a raffle draws', { kind: 'RAFFLE', prizes: [{ kind: 'CASH', amount: '1', points: 0, count: 501 }] }, 'prizes'],
    ['two rules of one source', { rules: [1, 2].map((perDay) => ({ of: 'DEPOSIT', per: '10', perDay })) }, 'rules.1.of'],
  ])('is refused with %s', async (_, change, field) => {
    const { failure } = await desk.propose(change as Parameters<typeof desk.propose>[0])
    expect([failure.code, Object.keys(failure.fields ?? {})]).toEqual(['FIELD_INVALID', [field]])
  })
})

describe('[PROMO-05] a ticket', () => {
  it('holds its prize before anybody is answered, shows it again, and is opened once by two windows', async () => {
    const id = await desk.offer()
    const member = await desk.member('100')
    await desk.grant(id, [member.account], 1)
    expect((await gateway.call(memberWaiting, {}, member.by)).value.items).toContainEqual(
      expect.objectContaining({ kind: 'TICKET', count: 1 }),
    )
    const [ticket] = await member.ready(id)
    // Two windows at once, and once more after the line was cut.
    const answers = [...(await Promise.all([member.open(ticket!), member.open(ticket!)])), await member.open(ticket!)].map(
      ({ value }) => value,
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer.ticket))).size).toBe(1)
    const { ticket: opened, pool } = answers[0]!
    expect([opened.state, opened.number, pool.left, pool.ready.length]).toEqual(['OPENED', 1, 9, 0])
    expect(pool.prizes[opened.prize!]!.left).toBe(opened.left)
    const frames = (await gateway.committedEvents('pools.changed')).filter((each) => JSON.stringify(each).includes(id))
    const prizes = pool.prizes.map(({ left, lastAt }) => ({ left, lastAt }))
    expect(frames).toMatchObject([{ channel: 'public', data: { pool: { id, entries: 0, prizes } } }])
    const stranger = await desk.member()
    expect((await stranger.open(ticket!)).failure.code).toBe('TICKET_UNKNOWN')
    expect(await findingsOf(gateway)).toEqual([])
  })

  it('a whole pool pays exactly what it holds, ends, and shows its seed; what was given was what was sealed', async () => {
    const id = await desk.offer({ turnover: 2 })
    const member = await desk.member('100')
    await desk.grant(id, [member.account], 10)
    const sealed = await member.pool(id)
    const tickets = await member.ready(id)
    const all = []
    for (const ticket of tickets) all.push((await member.open(ticket)).value)
    expect(all.map(({ ticket }) => ticket.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(all.map(({ ticket }) => ticket.prize).toSorted()).toEqual([0, 1, 1, 1, 2, 2, 2, 2, 3, 3])
    const cash = all.filter(({ ticket }) => ticket.prizeKind === 'CASH')
    for (const { ticket } of cash)
      expect(BigInt(ticket.after!.amount.replace('.', '')) - BigInt(ticket.before!.amount.replace('.', ''))).toBe(
        BigInt(ticket.amount!.amount.replace('.', '')),
      )
    expect(await member.balance()).toBe(6_600_000n)
    expect((await gateway.call(getPointBalance, {}, member.by)).value.points).toBe(40)
    const terms = (await gateway.call(withdrawalTerms, {}, member.by)).value
    expect(terms.requirements.map(({ target }) => target.amount)).toContain('1000.0000')
    const over = await member.pool(id)
    expect(over).toMatchObject({ state: 'ENDED', left: 0, root: sealed.root, commitment: sealed.commitment })
    expect(over.seed).toMatch(/^[\da-f]{64}$/)
    expect(over.prizes.every(({ left, lastAt }) => left === 0 && lastAt !== null)).toBe(true)
    expect((await desk.grant(id, [member.account])).failure.code).toBe('TICKET_POOL_OVER')
    expect(await findingsOf(gateway)).toEqual([])
    // Two at a time: none twice, none left out.
    const seen = []
    for (let before: number | undefined; ; ) {
      const { list, next } = (await member.past(before)).value
      seen.push(...list.map(({ number }) => number))
      if (next === null) break
      before = next
    }
    expect(seen).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  })

  it('of two hundred opened at once each takes a number of its own, and no prize is won twice', async () => {
    const id = await desk.offer({
      prizes: [
        { kind: 'CASH', amount: '7', points: 0, count: 40 },
        { kind: 'NONE', amount: null, points: 0, count: 160 },
      ],
    })
    const members = await Promise.all(Array.from({ length: 4 }, () => desk.member()))
    await desk.grant(
      id,
      members.map(({ account }) => account),
      50,
    )
    const work = []
    for (const member of members) for (const ticket of await member.ready(id)) work.push(() => member.open(ticket))
    const opened = await Promise.all(work.map((open) => open()))
    const numbers = opened.map(({ value }) => value.ticket.number!).toSorted((one, other) => one - other)
    expect(numbers).toEqual(Array.from({ length: 200 }, (_, index) => index + 1))
    const balances = await Promise.all(members.map((member) => member.balance()))
    expect(balances.reduce((sum, each) => sum + each, 0n)).toBe(2_800_000n)
    expect((await members[0]!.pool(id)).state).toBe('ENDED')
    expect(await findingsOf(gateway)).toEqual([])
  })

  it('expires, and what it held a place for can be given again', async () => {
    const id = await desk.offer({ days: 2 })
    const member = await desk.member()
    expect((await desk.grant(id, [member.account], 10)).value.granted).toBe(10)
    const full = await desk.grant(id, [member.account], 1)
    expect([full.failure.code, full.failure.remaining]).toEqual(['TICKET_POOL_FULL', '0'])
    const [ticket] = await member.ready(id)
    gateway.clock.advance(2 * DAY_MS)
    await member.again()
    expect((await member.open(ticket!)).failure.code).toBe('TICKET_EXPIRED')
    expect(await member.ready(id)).toEqual([])
    await gateway.database.orm.transaction(gateway.tickets.endDue)
    desk = await ticketing(gateway)
    expect((await desk.grant(id, [member.account], 10, 'once more')).value.pool).toMatchObject({ issued: 10, opened: 0 })
    expect((await member.past()).value.list[0]).toMatchObject({ state: 'EXPIRED', prize: null })
  })

  it('is given once under a reference, and to nobody whom the house may offer nothing', async () => {
    const id = await desk.offer()
    const member = await desk.member()
    const limited = await limitedPlayer(gateway)
    await limited.set('LOSS', 'DAY', '100')
    const both = [member.account, limited.account, 'nobody99']
    const first = (await desk.grant(id, both, 2, 'birthday')).value
    expect([first.granted, first.refused]).toEqual([
      2,
      [
        { account: limited.account, code: 'NOT_OFFERED' },
        { account: 'nobody99', code: 'ACCOUNT_UNKNOWN' },
      ],
    ])
    expect((await desk.grant(id, both, 2, 'birthday')).value.granted).toBe(0)
    expect((await desk.grant(id, both, 3, 'birthday')).value.granted).toBe(1)
    // Whoever takes a break is shown and paid nothing, though the ticket was there before.
    const [ticket] = await member.ready(id)
    await gateway.call(takeBreak, { term: 'H24' }, member.by)
    await member.again()
    const refusals = [await member.pools(), await member.open(ticket!), await member.bundle(id), await member.past()]
    expect(refusals.map(({ failure }) => failure.code)).toEqual(Array(4).fill('PLAY_PAUSED'))
    expect((await gateway.call(memberWaiting, {}, member.by)).value.items.filter(({ kind }) => kind === 'TICKET')).toEqual([])
  })

  it('comes by rule for every so much that is deposited on a day, up to a most, once however often it is looked for', async () => {
    const id = await desk.offer({ rules: [{ of: 'DEPOSIT', per: '100000', perDay: 3 }] })
    const member = await desk.member()
    const deposit = (amount: string) =>
      gateway.call(createDeposit, { method: 'SANDBOX', amount }, { ...member.by, idempotencyKey: randomUUID() })
    const counts: number[] = []
    for (const amount of ['150000', '50000', '300000', '100000']) {
      await deposit(amount)
      gateway.clock.advance(1000)
      await Promise.all([member.ready(id), member.ready(id)])
      counts.push((await member.ready(id)).length)
    }
    expect(counts).toEqual([1, 2, 3, 3])
    gateway.clock.advance(DAY_MS)
    await member.again()
    await deposit('100000')
    gateway.clock.advance(1000)
    expect((await member.ready(id)).length).toBe(4)
    expect(await findingsOf(gateway)).toEqual([])
  })
})
