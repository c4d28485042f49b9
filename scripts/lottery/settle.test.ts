import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OWN_CASES } from '@portico/lottery/testing/cases'
import { sharedFile } from '@portico/lottery/testing/check-case'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSettler } from '../cases/settler.ts'
import { inRoot } from '../lib/root.ts'
import { answerTo } from './answer.ts'

const GIVEN = {
  id: 'one',
  game: 'K3',
  play: 'size',
  selection: { picks: ['big'] },
  draw: { dice: ['5', '5', '5'] },
  bet: { unit: '2', mode: '1', multiple: 1 },
  pricing: { kind: 'odds', odds: { win: '1.98' } },
  rules: { triple: 'normal' },
}
const ANSWER = { id: 'one', notes: 1, stake: '2', outcome: 'win', hits: [{ tier: 'win', count: 1 }], payout: '3.96' }
const own = OWN_CASES.map((one) => JSON.stringify(one))
const without = (...keys: string[]) => Object.fromEntries(Object.entries(GIVEN).filter(([key]) => !keys.includes(key)))

describe('[LOTTERY-03] the answer to a line', () => {
  test('has its keys in the order that is promised', () => {
    expect(JSON.stringify(answerTo(GIVEN))).toBe(JSON.stringify(ANSWER))
    expect(JSON.stringify(answerTo({ ...GIVEN, selection: {} }))).toBe('{"id":"one","error":"BAD_FORMAT"}')
  })

  test.each<[why: string, input: unknown, error: string]>([
    ['a game that is not known', { ...GIVEN, game: '__proto__' }, 'BAD_FORMAT'],
    ['a play that is not known', { ...GIVEN, play: 'constructor' }, 'BAD_FORMAT'],
    ['a play of another game', { ...GIVEN, play: 'gy-sum' }, 'BAD_FORMAT'],
    ['no play', without('play'), 'BAD_FORMAT'],
    ['no selection', without('selection'), 'BAD_FORMAT'],
    ['a flag that says neither', { ...GIVEN, rules: { triple: 'maybe' } }, 'BAD_FORMAT'],
    ['rules that are none', { ...GIVEN, rules: null }, 'BAD_FORMAT'],
    ['no bet', without('bet'), 'BAD_BET'],
    ['half a bet', { ...GIVEN, bet: { unit: '2' } }, 'BAD_BET'],
    ['no draw', without('draw'), 'BAD_DRAW'],
    ['a draw of another game', { ...GIVEN, draw: { digits: '555' } }, 'BAD_DRAW'],
    ['an impossible draw', { ...GIVEN, draw: { dice: ['5', '5', '7'] } }, 'BAD_DRAW'],
    ['a draw of numbers', { ...GIVEN, draw: { dice: [5, 5, 5] } }, 'BAD_DRAW'],
    ['no pricing', without('pricing'), 'BAD_PRICING'],
    ['no price for what was won', { ...GIVEN, pricing: { kind: 'odds', odds: {} } }, 'BAD_PRICING'],
    ['a price that is no decimal', { ...GIVEN, pricing: { kind: 'odds', odds: { win: '1e3' } } }, 'BAD_PRICING'],
    [
      'a pricing of no kind, though nothing was won',
      { ...GIVEN, selection: { picks: ['small'] }, pricing: { kind: 'gift' } },
      'BAD_PRICING',
    ],
    ['a refusal before the faults of a draw', { ...without('draw'), selection: { picks: ['big', 'big'] } }, 'DUPLICATE'],
  ])('%s', (_, input, error) => {
    expect(answerTo(input)).toEqual({ id: 'one', error })
  })

  test.each([[false], [null], ['true'], [1], [undefined]])('%j is no order of a draw', (ordered) => {
    const numbers = ['08', '03', '10', '01', '05', '02', '07', '09', '04', '06']
    const input = { ...GIVEN, game: 'PK10', play: 'gy-parity', selection: { picks: ['odd'] }, draw: { numbers, ordered } }
    expect(answerTo(input)).toEqual({ id: 'one', error: 'UNORDERED_RESULT' })
  })

  test.each([[null], [7], ['text'], [[GIVEN]], [{}], [without('id')], [{ ...GIVEN, id: { a: 1 } }]])('%j has no id', (input) => {
    expect(answerTo(input)).toEqual({ id: null, error: 'BAD_FORMAT' })
  })
})

describe('[LOTTERY-03] the lines of a file', () => {
  const settle = (check: boolean, ...lines: string[]) => {
    const complaints: string[] = []
    const settler = createSettler({ answerTo }, check, (message) => complaints.push(message))
    const printed = lines.map(settler.line).filter((line) => line !== undefined)
    return { printed: printed.map((line) => JSON.parse(line) as unknown), complaints, ...settler.close() }
  }
  const input = JSON.stringify(GIVEN)
  const { id, ...got } = ANSWER
  const expecting = (expected: unknown): string => JSON.stringify({ ...GIVEN, expected })

  test('are settled one by one, blank ones passed over', () => {
    expect(settle(false, `\uFEFF${input}\r`, '', '  ', input)).toEqual({
      printed: [ANSWER, ANSWER],
      complaints: [],
      closing: undefined,
      exitCode: 0,
    })
  })

  test('are named when they are no JSON, and the rest is settled', () => {
    const { complaints, ...rest } = settle(false, input, '{"id":', input)
    expect(rest).toEqual({ printed: [ANSWER, ANSWER], closing: undefined, exitCode: 2 })
    expect(complaints).toEqual([expect.stringMatching(/^line 2: /)])
  })

  test('agree with what they expect, the order of keys aside', () => {
    const { outcome, ...others } = got
    expect(settle(true, expecting({ outcome, ...others }), expecting(got))).toEqual({
      printed: [],
      complaints: [],
      closing: '2 cases: 2 agree, 0 disagree',
      exitCode: 0,
    })
  })

  test('disagree about every word of it', () => {
    const wrong = { ...got, payout: '3.960' }
    expect(settle(true, expecting(got), expecting(wrong), expecting({ error: 'BAD_BET' }), input)).toEqual({
      printed: [
        { id, expected: wrong, got },
        { id, expected: { error: 'BAD_BET' }, got },
      ],
      complaints: [],
      closing: '4 cases: 1 agree, 2 disagree, 1 without expected',
      exitCode: 1,
    })
  })

  test('that expect nothing are no agreement', () => {
    expect(settle(true, input)).toMatchObject({ closing: '1 cases: 0 agree, 0 disagree, 1 without expected', exitCode: 1 })
  })

  test('are answered as the worked examples say', () => {
    expect(settle(false, ...own).printed).toEqual(OWN_CASES.map((one) => ({ id: one.id, ...one.expected })))
  })

  test('agree with every shared case', ({ skip }) => {
    const file = sharedFile('cases.jsonl')
    if (!existsSync(file)) skip('../shared/data is not here')
    const cases = readFileSync(file, 'utf8').trim().split('\n')
    expect(settle(true, ...cases)).toEqual({
      printed: [],
      complaints: [],
      closing: `${cases.length} cases: ${cases.length} agree, 0 disagree`,
      exitCode: 0,
    })
  })
})

describe('[LOTTERY-03] npm run lottery:settle', { timeout: 240_000 }, () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'portico-settle-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const run = (args: readonly string[], input = '') =>
    spawnSync(process.execPath, [inRoot('scripts/lottery/settle.ts'), ...args], { cwd: folder, input, encoding: 'utf8' })

  test('checks a file', () => {
    writeFileSync(join(folder, 'own.jsonl'), own.join('\n'))
    const stdout = `${own.length} cases: ${own.length} agree, 0 disagree\n`
    expect(run(['own.jsonl', '--check'])).toMatchObject({ stdout, stderr: '', status: 0 })
  })

  test('reads what is piped to it', () => {
    const { status, stdout, stderr } = run(['-'], `${JSON.stringify(GIVEN)}\n{oops\n`)
    expect([status, stdout]).toEqual([2, `${JSON.stringify(ANSWER)}\n`])
    expect(stderr).toMatch(/^line 2: /)
  })

  test('says what it cannot read', () => {
    expect(run(['missing.jsonl'])).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('missing.jsonl') as string })
  })
})
