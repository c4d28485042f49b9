import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { game, vendor } from '../catalogue/schema.ts'
import { idempotency } from '../db/schema.ts'
import type { Area } from '../kit/area.ts'
import { launch } from '../launch/schema.ts'
import { rememberToken } from '../session/schema.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { jobRun } from './schema.ts'
import { createGatewayJobs } from './service.ts'

const DAY = 86_400_000

let gateway: TestGateway
let memberId: string
beforeAll(async () => {
  gateway = await testGateway()
  memberId = (await gateway.members.create({ account: 'linh88', passwordHash: '-' })).id
})
afterAll(() => gateway.close())

const daysAgo = (days: number) => new Date(gateway.clock.now().getTime() - days * DAY)

describe('the hourly sweep', () => {
  test('takes what has run out, area by area, and leaves the rest', async () => {
    const { orm } = gateway.database
    await orm.insert(vendor).values({ code: 'V', displayName: 'V', position: 1 })
    const nodeId = 1
    await orm.insert(game).values({
      nodeId,
      code: 'G',
      vendorCode: 'V',
      gameType: 'RNG',
      names: {},
      classify: '',
      hot: false,
      trial: true,
      minBet: 1,
      lines: 1,
      variant: 1,
      position: 1,
      searchText: 'g',
    })
    const family = { memberId, familyId: memberId, authenticatedAt: daysAgo(1) }
    await orm.insert(rememberToken).values([
      { ...family, tokenHash: 'old', expiresAt: daysAgo(0.001) },
      { ...family, tokenHash: 'new', expiresAt: daysAgo(-1) },
    ])
    await orm.insert(idempotency).values([
      { memberId, key: 'old', fingerprint: '', at: daysAgo(91) },
      { memberId, key: 'new', fingerprint: '', at: daysAgo(89) },
    ])
    const opened = { nodeId, mode: 'demo', language: 'EN', site: 'https://x.example' } as const
    await orm.insert(launch).values([
      { ...opened, tokenHash: 'old', createdAt: daysAgo(1.01), expiresAt: daysAgo(1) },
      { ...opened, tokenHash: 'new', createdAt: daysAgo(0.99), expiresAt: daysAgo(0.98) },
    ])
    await orm.insert(jobRun).values([
      { job: 'old', tick: daysAgo(40), at: daysAgo(40) },
      { job: 'old', tick: daysAgo(35), at: daysAgo(35) },
    ])

    await gateway.jobs.runDue()

    expect(await orm.select({ key: rememberToken.tokenHash }).from(rememberToken)).toEqual([{ key: 'new' }])
    expect(await orm.select({ key: idempotency.key }).from(idempotency)).toEqual([{ key: 'new' }])
    expect(await orm.select({ key: launch.tokenHash }).from(launch)).toEqual([{ key: 'new' }])
    // The last run of a job stays, however old: by it the job knows what it has done.
    const runs = await orm.select().from(jobRun)
    expect(runs.filter(({ job }) => job === 'old').map(({ tick }) => tick)).toEqual([daysAgo(35)])
  })

  test('is one transaction: where one area fails, the next sweep does all of it again', async () => {
    const { orm } = gateway.database
    await orm
      .insert(rememberToken)
      .values({ tokenHash: 'gone', memberId, familyId: memberId, authenticatedAt: daysAgo(0), expiresAt: daysAgo(-2) })
    const area = (name: string, sweep: NonNullable<Area['sweep']>): Area => ({ name, bindings: [], sweep })
    const cookies = area('cookies', async (tx) => void (await tx.delete(rememberToken).where(eq(rememberToken.tokenHash, 'gone'))))
    let broken = true
    const fragile = area('fragile', async () => {
      if (broken) throw new Error('not now')
    })
    const jobs = createGatewayJobs(gateway.platform, [cookies, fragile])
    gateway.clock.advance(3_600_000)
    const left = () => orm.$count(rememberToken, eq(rememberToken.tokenHash, 'gone'))
    await jobs.runDue()
    expect(await left()).toBe(1)
    broken = false
    await jobs.runDue()
    expect(await left()).toBe(0)
  })
})
