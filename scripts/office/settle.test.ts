import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { BET, REBATE } from '@portico/commission/testing/rebate-case'
import { inRoot } from '../lib/root.ts'
import { answerTo } from './answer.ts'

const CASE = { id: 'one', kind: 'rebate', ...REBATE, bets: [{ ...BET, stake: '0.0100' }] }
const DOMINANCE = {
  id: 'two',
  kind: 'dominance',
  accounts: [{ id: 'A', upline: null }],
  contracts: [],
  offer: { by: null, holder: 'A', kind: 'daily', currency: 'CNY', tiers: [{ rate: '5' }] },
}
const CALCULATION = { id: 'e', at: '2026-03-02T00:00:00.000Z', type: 'calculate', amount: '5.0000' }
const PAYOUT = { id: 'three', kind: 'payout', events: [CALCULATION] }
const WAGERING = {
  id: 'four',
  kind: 'wagering',
  until: '2026-03-03T00:00:00.000Z',
  config: { waiveBelow: '5.0000', maxMultiplier: '10', coverage: 70 },
  events: [],
}
const REFUSED = { ...CASE, id: 'two', bets: [{ ...BET, group: 1700 }] }

describe('the answer to a line', () => {
  test.each<[why: string, input: unknown, id: unknown, error: string]>([
    ['a case that breaks a rule', REFUSED, 'two', 'GROUP_OUT_OF_RANGE'],
    ['no object', [CASE], null, 'BAD_FORMAT'],
    ['no id', { ...CASE, id: undefined }, null, 'BAD_FORMAT'],
    ['no kind', { ...CASE, kind: undefined }, 'one', 'BAD_FORMAT'],
    ['a kind that is not known', { ...CASE, kind: 'toString' }, 'one', 'BAD_FORMAT'],
    ['no bets', { ...CASE, bets: undefined }, 'one', 'BAD_FORMAT'],
    ['a zone that is none', { ...CASE, tz: 'Asia/Nowhere' }, 'one', 'BAD_FORMAT'],
    ['an instant of another form', { ...CASE, until: '2026-03-03' }, 'one', 'BAD_FORMAT'],
    ['money with five places', { ...CASE, bets: [{ ...BET, stake: '1.00001' }] }, 'one', 'BAD_FORMAT'],
    ['money that is a number', { ...CASE, bets: [{ ...BET, stake: null }] }, 'one', 'BAD_FORMAT'],
    ['half a group', { ...CASE, bets: [{ ...BET, group: 1900.5 }] }, 'one', 'BAD_FORMAT'],
    ['no contracts', { ...DOMINANCE, contracts: undefined }, 'two', 'BAD_FORMAT'],
    ['a contract of no kind', { ...DOMINANCE, offer: { ...DOMINANCE.offer, kind: 'none' } }, 'two', 'BAD_FORMAT'],
    ['an account without an id', { ...DOMINANCE, accounts: [{ id: null, upline: null }] }, 'two', 'BAD_FORMAT'],
    ['a rate that is a number', { ...DOMINANCE, offer: { ...DOMINANCE.offer, tiers: [{ rate: 5 }] } }, 'two', 'BAD_FORMAT'],
    ['an event that is a text', { ...PAYOUT, events: ['pay'] }, 'three', 'BAD_FORMAT'],
    ['an event at no instant', { ...PAYOUT, events: [{ ...CALCULATION, at: '2026-03-02' }] }, 'three', 'BAD_FORMAT'],
    ['no events', { ...PAYOUT, kind: 'points', events: undefined }, 'three', 'BAD_FORMAT'],
    ['a type of event that is not known', { ...WAGERING, events: [{ ...CALCULATION }] }, 'four', 'BAD_FORMAT'],
    ['a stake that is not there', { ...WAGERING, events: [{ ...CALCULATION, type: 'bet', category: 'LIVE' }] }, 'four', 'BAD_FORMAT'],
  ])('%s', (_, input, id, error) => {
    expect(answerTo(input)).toEqual({ id, error })
  })
})

test('a case of the right form is settled, whatever else stands in it', () => {
  expect([DOMINANCE, { ...PAYOUT, more: 1 }, WAGERING].map((one) => Object.keys(answerTo(one)).slice(0, 2))).toEqual([
    ['id', 'offer'],
    ['id', 'events'],
    ['id', 'steps'],
  ])
})

test('what a payment does not know is a bad state, not a fault of form', () => {
  const events = ['calculate', 'post', 'constructor'].map((type, i) => ({ ...CALCULATION, id: `e${i}`, type }))
  expect(answerTo({ ...PAYOUT, events })).toMatchObject({
    events: [{ result: 'ok' }, { result: 'BAD_STATE' }, { result: 'BAD_STATE' }],
    state: 'CALCULATED',
  })
})

describe('npm run office:settle', { timeout: 240_000 }, () => {
  const run = (input: readonly unknown[], ...args: string[]) =>
    spawnSync(process.execPath, [inRoot('scripts/office/settle.ts'), '-', ...args], {
      input: input.map((one) => `${typeof one === 'string' ? one : JSON.stringify(one)}\n`).join(''),
      encoding: 'utf8',
    })

  test('answers in the order of the lines', () => {
    const { stdout, status } = run([REFUSED, CASE, { ...CASE, id: 3, expected: { lines: [] } }])
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect([status, answers.map(({ id }) => id)]).toEqual([0, ['two', 'one', 3]])
    expect(answers[0]).toEqual({ id: 'two', error: 'GROUP_OUT_OF_RANGE' })
    expect(answers[1]).toMatchObject({ id: 'one', rounding: [{ day: '2026-03-02', currency: 'CNY', amount: '0.00010000' }] })
  })

  test('prints with --check the ids that disagree, and nothing else', () => {
    const right = { ...REFUSED, expected: { error: 'GROUP_OUT_OF_RANGE' } }
    const wrong = { ...CASE, expected: { lines: [] } }
    expect(run([right, wrong, { ...wrong, id: 'three' }], '--check')).toMatchObject({ status: 1, stdout: 'one\nthree\n' })
    expect(run([right], '--check')).toMatchObject({ status: 0, stdout: '', stderr: '1 cases: 1 agree, 0 disagree\n' })
    expect(run([REFUSED], '--check')).toMatchObject({ status: 1, stdout: '' })
  })

  test('settles the rest where a line is no JSON', () => {
    const { status, stdout, stderr } = run([REFUSED, '{oops', REFUSED])
    expect([status, stdout.trim().split('\n').length]).toEqual([2, 2])
    expect(stderr).toMatch(/^line 2: /)
  })
})
