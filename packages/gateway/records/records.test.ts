import { createHash, randomUUID } from 'node:crypto'
import type { ResponseOf, SentOf } from '@portico/contract/kit/call'
import { parseUnits } from '@portico/contract/kit/money'
import { accountRecords, recordFile, recordStory, recordTotals, statement } from '@portico/contract/records/calls'
import type { RecordRow } from '@portico/contract/records/shapes'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cashOf, houseOf } from '../ledger/index.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { oneNote, openPlayer } from '../testing/player.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ lotteries: ['SSC1'] })
  await gateway.lottery.tick()
})
afterAll(() => gateway.close())

type Player = Awaited<ReturnType<typeof openPlayer>>

const adjust = ({ memberId, caller: { currency } }: Player, amounts: readonly string[]) =>
  gateway.database.orm.transaction((tx) =>
    gateway.ledger.post(
      tx,
      amounts.map((amount) => {
        const [cash, house] = [cashOf(memberId, currency), houseOf('suspense', currency)]
        const sides = amount.startsWith('-') ? { debit: cash, credit: house } : { debit: house, credit: cash }
        return { id: randomUUID(), ...sides, amount: parseUnits(amount.replace('-', '')), code: 'ADJUSTMENT', ref: 'test' }
      }),
      gateway.clock.now(),
    ),
  )

/** All pages from the newest, or from the oldest on, as a reader turns them. */
const pages = async (token: string, way: 'older' | 'newer', size: number): Promise<RecordRow[]> => {
  const rows: RecordRow[] = []
  let cursor: string | null = way === 'older' ? '' : '0.0'
  while (cursor !== null) {
    const request: SentOf<typeof accountRecords> = { pageSize: size, ...(cursor === '' ? {} : { [way]: cursor }) }
    const page: ResponseOf<typeof accountRecords> = (await gateway.call(accountRecords, request, { token })).value
    if (way === 'older') rows.push(...page.list)
    else rows.unshift(...page.list)
    cursor = page[way]
  }
  return rows
}

describe('the account record [WALLET-07]', () => {
  it('shows each of a thousand movements of one millisecond once, in both directions, however many come meanwhile', async () => {
    const player = await openPlayer(gateway, '1000000')
    const token = await player.token()
    await adjust(
      player,
      Array.from({ length: 1_000 }, (_, n) => (n % 3 === 0 ? '-1.5' : '0.25')),
    )
    const down = await pages(token, 'older', 7)
    expect(down).toHaveLength(1_001)
    expect(new Set(down.map(({ id }) => id)).size).toBe(1_001)
    expect(await pages(token, 'newer', 7)).toEqual(down)
    // Every balance follows from the one before, so that the order is that of writing.
    down.slice(0, -1).forEach((row, n) => {
      expect(parseUnits(row.balance.amount) - parseUnits(row.amount.amount)).toBe(parseUnits(down[n + 1]!.balance.amount))
    })

    const first = (await gateway.call(accountRecords, { pageSize: 10 }, { token })).value
    await adjust(player, ['5'])
    const second = (await gateway.call(accountRecords, { pageSize: 10, older: first.older! }, { token })).value
    expect(second.list).toEqual(down.slice(10, 20))
    const fresh = (await gateway.call(accountRecords, { pageSize: 10, newer: first.list[0]!.cursor }, { token })).value
    expect(fresh.list.map(({ amount }) => amount.amount)).toEqual(['5.0000'])
  })

  it('begins at the edge of its days where a cursor lies outside of them', async () => {
    const player = await openPlayer(gateway, '1000')
    const token = await player.token()
    await adjust(player, ['1', '2', '3'])
    const amounts = async (request: SentOf<typeof accountRecords>) =>
      (await gateway.call(accountRecords, request, { token })).value.list.map(({ amount }) => amount.amount)
    const all = await amounts({})
    expect(all.slice(0, 3)).toEqual(['3.0000', '2.0000', '1.0000'])
    for (const kind of [undefined, 'OTHER'] as const) {
      const listed = await amounts({ kind })
      expect(await amounts({ kind, older: '9999999999999.1' }), kind).toEqual(listed)
      expect(await amounts({ kind, until: '2027-11-21' }), kind).toEqual(listed)
      expect(await amounts({ kind, newer: '0.0' }), kind).toEqual(listed)
      expect(await amounts({ kind, newer: '9999999999999.1' }), kind).toEqual([])
      expect(await amounts({ kind, older: '0.5' }), kind).toEqual([])
    }
  })

  it('names what was bet, filters by kind and game, and its totals are the balance', async () => {
    const player = await openPlayer(gateway, '100000')
    const token = await player.token()
    await player.place([oneNote(), oneNote({ multiple: 2 })])
    const { list, days } = (await gateway.call(accountRecords, { kind: 'BET', product: 'SSC1' }, { token })).value
    expect(list.map(({ amount }) => amount.amount)).toEqual(['-4000.0000', '-2000.0000'])
    expect(list[0]!.subject).toMatchObject({ kind: 'BET', gameName: 'SSC 1 phút', play: 'fixed-position', state: 'WAITING' })
    expect(days).toEqual([{ day: '2026-11-21', in: { amount: '0.0000', currency: 'VND' }, out: { amount: '6000.0000', currency: 'VND' } }])
    expect((await gateway.call(accountRecords, { kind: 'PAYOUT' }, { token })).value.list).toEqual([])
    expect((await gateway.call(accountRecords, { product: 'SSC5' }, { token })).value.list).toEqual([])

    const totals = (await gateway.call(recordTotals, {}, { token })).value
    expect(totals).toMatchObject({ opening: { amount: '0.0000' }, closing: { amount: '94000.0000' }, movements: 3 })
    expect(parseUnits(totals.closing.amount)).toBe(await player.balance())
    const bets = (await gateway.call(recordTotals, { kind: 'BET' }, { token })).value
    expect(bets).toMatchObject({ in: { amount: '0.0000' }, out: { amount: '6000.0000' }, closing: { amount: '94000.0000' }, movements: 2 })
    expect(totals.products).toEqual([{ product: 'SSC1', name: 'SSC 1 phút' }])
  })

  it('opens each movement to what was posted for it, and nobody else’s', async () => {
    const [player, other] = [await openPlayer(gateway, '100000'), await openPlayer(gateway, '1')]
    const token = await player.token()
    const { bets } = await player.place([oneNote()])
    const { list } = (await gateway.call(accountRecords, { kind: 'BET' }, { token })).value
    const story = (await gateway.call(recordStory, { id: list[0]!.id }, { token })).value
    expect(story.before.amount).toBe('100000.0000')
    expect(story.row.subject).toMatchObject({ betId: bets[0]!.betId })
    expect(story.postings).toMatchObject([{ code: 'STAKE', debit: 'player:cash', credit: 'house:gaming', amount: { amount: '2000.0000' } }])
    expect((await gateway.call(recordStory, { id: list[0]!.id }, { token: await other.token() })).failure.code).toBe('RECORD_UNKNOWN')
  })

  it.each([
    ['backwards', { from: '2026-11-21', to: '2026-11-20' }],
    ['no day', { from: '2026-02-31' }],
    ['of more than twelve months ago', { from: '2025-11-20', to: '2025-11-21' }],
    ['to come', { to: '2026-12-24' }],
  ])('refuses days that are %s', async (_, range) => {
    const token = await (await openPlayer(gateway, '1')).token()
    expect((await gateway.call(recordTotals, range, { token })).failure.code).toBe('RECORD_DAYS')
  })

  it('refuses to begin at the end of a day that is in no calendar', async () => {
    const token = await (await openPlayer(gateway, '1')).token()
    expect((await gateway.call(accountRecords, { until: '2026-02-31' }, { token })).failure.code).toBe('RECORD_DAYS')
  })
})

describe('a file of the record', () => {
  const download = async (token: string, request: { form: 'CSV' | 'PDF' }) => {
    const { path } = (await gateway.call(recordFile, request, { token, language: 'TY' })).value
    return { path, answer: await gateway.app.inject({ url: path }) }
  }

  it('is a CSV that spreadsheets read: marked as UTF-8, in the merchant’s zone, and no text is a formula', async () => {
    const player = await openPlayer(gateway, '100000.5')
    await player.place([oneNote()])
    const { answer } = await download(await player.token(), { form: 'CSV' })
    expect(answer.headers['content-disposition']).toBe('attachment; filename="records-2026-11-21-2026-11-21.csv"')
    expect(answer.rawPayload.subarray(0, 3).toString('hex')).toBe('efbbbf')
    const rows = parse(answer.body, { bom: true }) as string[][]
    expect(rows).toHaveLength(3)
    expect(rows[0]![0]).toBe('Thời gian (GMT+7, Asia/Ho_Chi_Minh)')
    expect(rows[1]!.slice(4)).toEqual(['100000.5', '100000.5', 'VND'])
    expect(rows[2]!.slice(1, 3)).toEqual(['Đặt cược', expect.stringContaining('SSC 1 phút 20261121-')])
    expect(rows[2]!.slice(4)).toEqual(['-2000', '98000.5', 'VND'])
  })

  it('is a PDF with the hash that the statement has, and its address is over after a minute', async () => {
    const player = await openPlayer(gateway, '100000')
    const token = await player.token()
    await player.place([oneNote()])
    const { path, answer } = await download(token, { form: 'PDF' })
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const { hash } = (await gateway.call(statement, {}, { token })).value
    expect(answer.rawPayload.toString('latin1')).toContain(hash)
    expect((await gateway.app.inject({ url: path.replace(/.(?=.{40}$)/, (letter) => (letter === 'A' ? 'B' : 'A')) })).statusCode).toBe(404)
    gateway.clock.advance(60_000)
    expect((await gateway.app.inject({ url: path })).statusCode).toBe(404)
  })

  it('is no PDF of more than ten thousand movements', async () => {
    const player = await openPlayer(gateway, '0')
    const token = await player.token()
    for (let count = 0; count < 10_000; count += 1_000) await adjust(player, Array<string>(1_000).fill('1'))
    const ask = (form: 'PDF' | 'CSV') => gateway.call(recordFile, { form }, { token })
    expect((await ask('PDF')).status).toBe(200)
    await adjust(player, ['1'])
    expect((await ask('PDF')).failure.code).toBe('STATEMENT_TOO_LONG')
    expect((await ask('CSV')).status).toBe(200)
  }, 120_000)

  it('has a hash that anybody can work out again from the movements', async () => {
    const player = await openPlayer(gateway, '12.5')
    const token = await player.token()
    await adjust(player, ['-2.5', '7'])
    const { list } = (await gateway.call(accountRecords, {}, { token })).value
    const found = (await gateway.call(statement, {}, { token })).value
    const refs = [player.memberId, 'test', 'test']
    const lines = list
      .toReversed()
      .map(({ id, at, code, amount, balance }, n) => `${id} ${at} ${code} ${refs[n]} ${amount.amount} ${balance.amount}\n`)
    const head = `portico statement 1\n${player.memberId} VND ${found.from} ${found.to} ${found.timeZone}\n0.0000\n`
    const text = `${head}${lines.join('')}17.0000\n`
    expect(found.hash).toBe(createHash('sha256').update(text).digest('hex'))
  })
})
