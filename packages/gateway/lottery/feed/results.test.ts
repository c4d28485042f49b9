import { parseUnits } from '@portico/contract/kit/money'
import { openedNumero } from '@portico/contract/lottery/calls'
import { confirmResult, operatorResults, proposeResults, rejectResult } from '@portico/contract/lottery/operator-calls'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bet } from '../bets/schema.ts'
import { lotteryIssue } from '../schema.ts'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'
import { inYuan, line, openPlayer } from '../../testing/player.ts'

const RESULT = { digits: '022' }
const OTHER = { digits: '220' }

let gateway: TestGateway
let lan: { token: string }
let minh: { token: string }
const machine = () => ({ token: gateway.operatorKey })

beforeEach(async () => {
  gateway = await testGateway({ ...inYuan, lotteries: ['SSC1', 'FC3D', 'HKLHC'] })
  lan = await gateway.operatorNamed('lan', 'finance')
  minh = await gateway.operatorNamed('minh', 'finance')
  await gateway.lottery.tick()
})
afterEach(() => gateway.close())

const propose = async (draw: { digits: string }, by: { token: string }, source = 'file.csv', date = '2026-11-21') =>
  gateway.call(proposeResults, { gameCode: 'FC3D', source, results: [{ date, draw }] }, by)
const proposals = async () => (await gateway.call(operatorResults, {}, machine())).value
const idOf = async (digits: string) => (await proposals()).list.find(({ result }) => 'digits' in result && result.digits === digits)!.id
const confirm = async (digits: string, by: { token: string }) => gateway.call(confirmResult, { id: await idOf(digits) }, by)

/** Somebody bets on tonight's draw, and the evening comes. */
const evening = async () => {
  const player = await openPlayer(gateway, '1000')
  await player.place([line('3d-direct', { lines: ['022'] }), line('3d-group6', { digits: ['0', '2', '8'] })], { gameCode: 'FC3D' })
  gateway.clock.set('2026-11-21T13:15:00.000Z')
  await gateway.lottery.tick()
  return player
}

const state = async () =>
  (
    await gateway.database.orm
      .select()
      .from(lotteryIssue)
      .where(and(eq(lotteryIssue.gameCode, 'FC3D'), eq(lotteryIssue.numero, '20261121')))
  )[0]!.state

describe('a result from outside [LOTTERY-03] [LOTTERY-04]', () => {
  it('is waited for, shown as such, while bets on the next draw are taken', async () => {
    const player = await evening()
    const opened = (await gateway.call(openedNumero, { gameCode: 'FC3D' })).value
    expect([opened.current?.numero, opened.current?.state]).toEqual(['20261122', 'OPEN'])
    expect(opened.awaiting).toMatchObject({ numero: '20261121', state: 'SEALED' })
    expect((await proposals()).waiting.filter(({ gameCode }) => gameCode === 'FC3D')).toEqual([
      { gameCode: 'FC3D', numero: '20261121', drawAt: '2026-11-21T13:15:00.000Z' },
    ])
    await player.place([line('3d-direct', { lines: ['022'] })], { gameCode: 'FC3D' })
    gateway.clock.advance(2 * 3_600_000)
    await gateway.lottery.tick()
    expect(await state()).toBe('SEALED')
  })

  it('counts when a second person has confirmed it, and not before', async () => {
    const player = await evening()
    expect((await propose(RESULT, lan)).value).toEqual({ proposed: 1, agreed: 0, contradicted: [], passedOver: 0 })
    await gateway.lottery.tick()
    expect(await state()).toBe('SEALED')
    expect((await confirm('022', lan)).failure.code).toBe('SAME_PERSON')
    expect((await propose(RESULT, lan, 'again.csv')).value).toMatchObject({ proposed: 0, agreed: 1 })
    expect((await confirm('022', lan)).failure.code).toBe('SAME_PERSON')
    expect((await confirm('022', minh)).value).toMatchObject({ state: 'CONFIRMED', people: ['lan', 'minh'] })
    await gateway.lottery.tick()
    expect(await state()).toBe('SETTLED')
    const opened = (await gateway.call(openedNumero, { gameCode: 'FC3D' })).value
    expect([opened.awaiting, opened.last]).toMatchObject([undefined, { numero: '20261121', result: RESULT, ordered: true }])
    // 1000 less two notes of 2 and one of 2 x C(3,3), and 1950 back for the one that hit.
    expect(await player.balance()).toBe(parseUnits('1000') - parseUnits('4') + parseUnits('1950'))
    expect((await gateway.books.check()).findings).toEqual([])
  })

  it('may be proposed with the machine’s key and confirmed by a person, or the other way round, but not by one alone', async () => {
    await evening()
    await propose(RESULT, machine())
    expect((await confirm('022', machine())).failure.code).toBe('SAME_PERSON')
    expect((await confirm('022', lan)).value.state).toBe('CONFIRMED')
  })

  it('needs two people where the gateway fetched it by itself', async () => {
    await evening()
    await gateway.results.propose('FC3D', 'https://feed.example/fc3d', null, [{ date: '2026-11-21', draw: RESULT }])
    expect((await confirm('022', lan)).value).toMatchObject({ state: 'PROPOSED', people: ['lan'] })
    expect((await confirm('022', lan)).failure.code).toBe('SAME_PERSON')
    expect((await confirm('022', minh)).value.state).toBe('CONFIRMED')
  })

  it('is held while another source contradicts it, until one of the two is rejected', async () => {
    await evening()
    await propose(RESULT, lan)
    expect((await propose(OTHER, minh, 'other.csv')).value).toMatchObject({ proposed: 0, contradicted: ['20261121'] })
    expect((await proposals()).list.map(({ contradicted }) => contradicted)).toEqual([true, true])
    expect((await confirm('022', minh)).failure.code).toBe('RESULT_CONTRADICTED')
    const wrong = await idOf('220')
    const rejected = await gateway.call(rejectResult, { id: wrong, reason: 'read backwards' }, lan)
    expect(rejected.value).toMatchObject({ state: 'REJECTED', reason: 'lan: read backwards', contradicted: false })
    expect((await gateway.call(confirmResult, { id: wrong }, minh)).failure.code).toBe('RESULT_DECIDED')
    expect((await confirm('022', minh)).value.state).toBe('CONFIRMED')
    await gateway.lottery.tick()
    expect(await state()).toBe('SETTLED')
  })

  it('is taken back when it is contradicted between its confirmation and the draw', async () => {
    await evening()
    await propose(RESULT, lan)
    await confirm('022', minh)
    await propose(OTHER, machine())
    await gateway.lottery.tick()
    expect(await state()).toBe('SEALED')
    await gateway.call(rejectResult, { id: await idOf('220'), reason: 'of another day' }, machine())
    expect((await confirm('022', lan)).failure.code).toBe('SAME_PERSON')
    await confirm('022', minh)
    await gateway.lottery.tick()
    expect(await state()).toBe('SETTLED')
    // What comes after the draw is kept for whoever has to correct it, and changes nothing by itself.
    expect((await propose(OTHER, machine(), 'late.csv')).value).toMatchObject({ contradicted: ['20261121'] })
    expect((await proposals()).list).toMatchObject([{ state: 'PROPOSED', contradicted: true }])
    await gateway.lottery.tick()
    expect(await gateway.database.orm.$count(bet, eq(bet.state, 'WAITING'))).toBe(0)
  })

  it('of a wrong form is refused and named, and nothing of its file is proposed', async () => {
    await evening()
    const refused = await gateway.call(
      proposeResults,
      {
        gameCode: 'FC3D',
        source: 'f.csv',
        results: [
          { date: '2026-11-21', draw: RESULT },
          { date: '2026-11-20', draw: { digits: '20282' } },
        ],
      },
      lan,
    )
    expect([refused.failure.code, refused.failure.fields]).toEqual(['RESULT_INVALID', { '2026-11-20': { rule: 'form' } }])
    const mixed = { date: '2026-11-20', normals: ['01', '02', '03', '04', '05', '06'], special: '07', ordered: false }
    const other = await gateway.call(
      proposeResults,
      { gameCode: 'HKLHC', source: 'f', results: [{ date: '2026-11-21', draw: mixed }] },
      lan,
    )
    expect(other.failure.code).toBe('RESULT_INVALID')
    expect((await proposals()).list).toEqual([])
    expect(
      (await gateway.call(proposeResults, { gameCode: 'SSC1', source: 'f', results: [{ date: '2026-11-21', draw: RESULT }] }, lan)).failure
        .code,
    ).toBe('GAME_UNKNOWN')
  })

  it('of another day, or of a draw that is still to come, is passed over', async () => {
    expect((await propose(RESULT, lan)).value).toMatchObject({ proposed: 0, passedOver: 1 })
    await evening()
    for (const date of ['2026-11-20', '2026-11-22']) expect((await propose(RESULT, lan, 'f', date)).value).toMatchObject({ passedOver: 1 })
    expect((await gateway.call(confirmResult, { id: '99999' }, lan)).failure.code).toBe('RESULT_UNKNOWN')
  })

  it('of Mark Six settles as unordered, whatever its source says of the order', async () => {
    const player = await openPlayer(gateway, '1000')
    await player.place([line('two-all', { numbers: ['07', '09'] }, { prizeGroup: null })], { gameCode: 'HKLHC' })
    gateway.clock.set('2026-11-21T13:30:00.000Z')
    await gateway.lottery.tick()
    const draw = { date: '2026-11-21', normals: ['39', '07', '41', '08', '14', '09'], special: '49', ordered: true }
    await gateway.call(proposeResults, { gameCode: 'HKLHC', source: 'f', results: [{ date: '2026-11-21', draw }] }, lan)
    const [proposal] = (await proposals()).list
    await gateway.call(confirmResult, { id: proposal!.id }, minh)
    await gateway.lottery.tick()
    const { list } = await gateway.lottery.results({ gameCode: 'HKLHC', limit: 1 })
    expect(list[0]).toMatchObject({ ordered: false, result: { normals: ['07', '08', '09', '14', '39', '41'], ordered: false } })
    expect(await player.balance()).toBe(parseUnits('1000') - parseUnits('1') + parseUnits('62'))
  })
})
