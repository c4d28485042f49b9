import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUR_MS } from '@portico/gateway/kit/duration'
import { addSlots, slotRow } from '@portico/gateway/testing/games'
import type { TestGateway } from '@portico/gateway/testing/gateway'
import { type TestVendor, vendorWith } from '@portico/gateway/testing/vendor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operator, operatorDesk } from '../testing/desk.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-vendor-'))
let gateway: TestGateway
let operator: Operator
let pearl: TestVendor
let keyId: string
beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk({ lotteries: [] }))
  await gateway.eligibility.start()
  await addSlots(gateway, slotRow(1))
})
afterAll(async () => {
  await gateway.close()
  rmSync(folder, { recursive: true })
})

/** Somebody of the desk in a session file of their own. */
const as = async (name: string): Promise<Operator> => {
  const file = join(folder, `${name}.session`)
  writeFileSync(file, (await gateway.operatorNamed(name, 'finance')).token, { mode: 0o600 })
  return (...args) => operator('--session-file', file, ...args)
}
const newKey = async (file: string) => {
  const to = join(folder, file)
  const words = await operator('wallet', 'keys', 'add', 'PG', '--to', to)
  expect(statSync(to).mode & 0o777).toBe(0o600)
  return { keyId: /key (k_\S+) of PG/.exec(words)![1]!, secret: readFileSync(to, 'utf8').trim() }
}

test('a vendor bets once it is connected and has a key by commands alone', async () => {
  expect(await operator('wallet', 'list')).toBe('No vendor is connected.')
  await expect(operator('wallet', 'connect', 'NOBODY')).rejects.toThrow('There is no such vendor')
  await expect(operator('wallet', 'connect', 'PG', '--launch', 'http://games.example')).rejects.toThrow('launchUrl')
  await expect(operator('wallet', 'connect', 'PG', '--launch', 'https://games.example/play')).rejects.toThrow('launchUrl')
  await expect(operator('wallet', 'keys', 'add', 'PG', '--to', join(folder, 'none'))).rejects.toThrow('not connected')
  expect(await operator('wallet', 'connect', 'PG', '--launch', 'https://games.pearl.example', '--most-stake', '50')).toContain(
    'PG is connected.\nPG  games at https://games.pearl.example\n  0 live keys',
  )
  const key = await newKey('pg.secret')
  keyId = key.keyId
  pearl = vendorWith(gateway, key)
  const seat = await pearl.seat('100')
  expect(await seat.bet({ amount: 500_000 })).toMatchObject({ status: 'OK', balance: 500_000 })
  expect(await seat.bet({ amount: 500_001 })).toMatchObject({ status: 'LIMIT_REACHED', limit: { kind: 'MAX_STAKE' } })
  expect(await operator('wallet', 'connect', 'PG', '--most-stake', '1000', '--late-wins', 'yes')).toContain('PG is changed.')
  expect(await operator('wallet', 'list')).toMatch(/games at https:\/\/games\.pearl\.example\n.*\n.*at most 1000\.0000.*\n.* is paid/)
})

test('keys overlap, end when they are retired, and their secrets stand in no log', async () => {
  const next = await newKey('pg-next.secret')
  await expect(newKey('pg-third.secret')).rejects.toThrow('Two of its keys are live')
  const balance = { requestId: 'r', playerId: 'p_none', currency: 'VND' }
  for (const key of [undefined, next]) expect(await pearl.send('balance', balance, key ? { key } : {})).toMatchObject({ http: 200 })
  expect(await operator('wallet', 'keys', 'retire', 'PG', keyId)).toContain('is retired')
  await expect(operator('wallet', 'keys', 'retire', 'PG', keyId)).rejects.toThrow('no live key of that id')
  expect(await pearl.send('balance', balance)).toMatchObject({ http: 401, status: 'UNKNOWN_VENDOR' })
  pearl = vendorWith(gateway, next)
  expect(await operator('wallet', 'keys', 'list', 'PG')).toMatch(new RegExp(`${keyId} .* retired .*\n${next.keyId} .* live`))
  const log = await operator('log', '--count', '200')
  expect(log).toContain('addVendorKey')
  expect(log).not.toContain(next.secret)
})

test('two people close a round that stands still, and the stake is back; a late win is settled with a word', async () => {
  const [lan, minh] = [await as('lan'), await as('minh')]
  const seat = await pearl.seat('100')
  const roundId = randomUUID()
  const bet = await seat.bet({ roundId })
  expect(await operator('wallet', 'rounds', 'PG')).toBe('No round stands still.')
  gateway.clock.advance(7 * HOUR_MS)
  expect(await lan('wallet', 'rounds', 'PG')).toContain(`${roundId}  ${seat.account}  PG-1  staked 10.0000, won 0.0000 VND`)
  expect(await lan('wallet', 'close', 'PG', roundId, '--reason', 'unknown there')).toContain('Somebody else has to close')
  expect(await minh('wallet', 'rounds', 'PG')).toContain('lan asks that it be closed')
  await expect(lan('wallet', 'close', 'PG', roundId, '--reason', 'again')).rejects.toThrow('somebody else has to close it')
  expect(await minh('wallet', 'close', 'PG', roundId, '--reason', 'agreed')).toBe(`${roundId} is closed; 10.0000 was given back.`)
  await expect(minh('wallet', 'close', 'PG', roundId, '--reason', 'twice')).rejects.toThrow('no open round of that id')
  expect(await seat.balance()).toBe(1_000_000n)
  expect(await seat.win({ roundId, betTxId: bet['txId'] })).toMatchObject({ status: 'ALREADY_ROLLED_BACK' })

  await operator('wallet', 'connect', 'PG', '--late-wins', 'no')
  const other = (await pearl.seat('100')) as typeof seat
  const lost = randomUUID()
  await other.bet({ roundId: lost, roundClosed: true })
  expect(await other.win({ roundId: lost })).toMatchObject({ status: 'ROUND_CLOSED' })
  const cases = await lan('wallet', 'cases')
  expect(cases).toContain('a win of a closed round; nothing moved')
  const [id] = /^[0-9a-f-]{36}/m.exec(cases)!
  expect(await lan('wallet', 'settle', id, '--note', 'paid by adjustment')).toBe(`${id} is settled.`)
  await expect(lan('wallet', 'settle', id, '--note', 'twice')).rejects.toThrow('No such case is open')
  expect(await lan('wallet', 'cases')).toBe('No case is open.')
})

test("a day's report finds one row of the vendor's file that is missing, doubled or altered [W40]", async () => {
  const seat = await pearl.seat('100')
  const bets = await Promise.all([1, 2, 3].map(() => seat.bet()))
  await seat.rollback({ betTxId: randomUUID() })
  const date = gateway.clock.now().toISOString().slice(0, 10)
  const file = join(folder, 'ours.csv')
  expect(await operator('wallet', 'report', 'PG', date, '--to', file)).toMatch(/\d+ {2}BET\n/)
  const [head, ...rows] = readFileSync(file, 'utf8').trim().split('\n')
  const own = rows.filter((row) => !row.includes(',TOMBSTONE,'))
  const compare = async (name: string, changed: readonly string[]) => {
    const path = join(folder, name)
    writeFileSync(path, [head, ...changed].join('\n'))
    return operator('wallet', 'report', 'PG', date, '--compare', path)
  }
  expect(await compare('same.csv', own)).toContain('Both sides say the same.')
  const at = own.findIndex((row) => row.startsWith(String(bets[1]!['txId'])))
  expect(await compare('dropped.csv', own.toSpliced(at, 1))).toMatch(/is missing in their file.*\n1 transactions differ\.\nfailed/)
  expect(await compare('doubled.csv', [...own, own[at]!])).toContain('stands 2 times in their file.\n1 transactions differ.')
  expect(await compare('altered.csv', own.with(at, own[at]!.replace(',100000,', ',100001,')))).toMatch(
    /differs: here .*,100000, there .*,100001/,
  )
  expect(await compare('foreign.csv', [...own, own[at]!.replace(/^[^,]+/, 'theirs-1')])).toContain('is in their file alone')
  await expect(compare('broken.csv', ['x,BET,VND,1.5'])).rejects.toThrow('line 2')
  await expect(operator('wallet', 'report', 'PG', '2026-02-30')).rejects.toThrow('date')
})

test('campaigns are published by command: free rounds, and awards up to a budget', async () => {
  const until = new Date(gateway.clock.now().getTime() + 24 * HOUR_MS).toISOString()
  await expect(operator('wallet', 'campaign', 'PG', 'spring', '--until', until)).rejects.toThrow('--rounds or --budget')
  await operator('wallet', 'campaign', 'PG', 'spring', '--budget', '25', '--until', until)
  await operator('wallet', 'campaign', 'PG', 'lotus', '--rounds', '2', '--until', until)
  const seat = await pearl.seat('0')
  expect(await seat.award()).toMatchObject({ status: 'OK', balance: 100_000 })
  expect(await seat.bet({ amount: 0, freeRound: { campaignId: 'lotus', index: 1 } })).toMatchObject({ status: 'OK' })
  const listed = await operator('wallet', 'campaigns')
  expect(listed).toContain('PG  spring  awards, 10.0000 of 25.0000 spent')
  expect(listed).toContain('PG  lotus  2 free rounds a player')
  expect((await gateway.books.check()).findings).toEqual([])
})
