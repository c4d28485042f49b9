import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { proposeTicketPool } from '@portico/contract/ticket/operator-calls'
import type { TestGateway } from '@portico/gateway/testing/gateway'
import { openPlayer } from '@portico/gateway/testing/player'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operator, operatorDesk } from '../testing/desk.ts'

let gateway: TestGateway
let operator: Operator
const folder = mkdtempSync(join(tmpdir(), 'portico-tickets-'))
beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk({ lotteries: [] }))
})
afterAll(async () => {
  await gateway.close()
  rmSync(folder, { recursive: true })
})

test('[PROMO-05] the operator proposes, publishes, gives tickets for and ends a pool of prizes', async () => {
  const definition = {
    kind: 'EGG' as const,
    title: { EN: 'Egg of the day' },
    startsAt: '2026-11-20T00:00:00.000Z',
    endsAt: '2026-12-20T00:00:00.000Z',
    prizes: [
      { kind: 'CASH' as const, amount: '50', points: 0, count: 2 },
      { kind: 'NONE' as const, amount: null, points: 0, count: 3 },
    ],
    turnover: 0,
    days: 7,
    rules: [],
  }
  const file = join(folder, 'egg.json')
  writeFileSync(file, JSON.stringify({ ...definition, title: { EN: 'Egg of tomorrow' } }))
  expect(await operator('tickets', 'list')).toBe('No pool is there.')
  const text = await operator('tickets', 'propose', file)
  expect(text).toContain('2 x 50, 3 x nothing')
  const [own = ''] = text.split(' ')
  const [, ownHash = ''] = /sha256 ([\da-f]{64})/.exec(text) ?? []
  await expect(operator('tickets', 'publish', own, '--hash', ownHash)).rejects.toThrow()
  const lan = { token: (await gateway.operatorNamed('lan', 'support')).token }
  const { id, hash } = (await gateway.call(proposeTicketPool, { definition }, lan)).value
  expect(await operator('tickets', 'publish', id, '--hash', hash)).toContain('sealed: commitment ')
  const { account } = await openPlayer(gateway, '0')
  expect(await operator('tickets', 'grant', id, account, 'nobody99', '--each', '2', '--reference', 'x')).toBe(
    '2 tickets given; 2 of this pool are out.\n  nobody99 gets none: ACCOUNT_UNKNOWN',
  )
  expect(await operator('tickets', 'end', id, '--note', 'enough')).toContain('No. 2 EGG ENDED  Egg of the day')
  writeFileSync(file, 'not json')
  await expect(operator('tickets', 'propose', file)).rejects.toThrow('is no JSON')
})
