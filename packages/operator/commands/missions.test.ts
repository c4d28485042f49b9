import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestGateway } from '@portico/gateway/testing/gateway'
import { type Operator, operatorDesk } from '../testing/desk.ts'

let gateway: TestGateway
let operator: Operator
const folder = mkdtempSync(join(tmpdir(), 'portico-missions-'))
beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk())
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await gateway.close()
})

test('[CALL-15] the operator proposes a mission, which another person publishes, and retires it', async () => {
  expect(await operator('missions', 'list')).toContain('No mission is there.')
  const file = join(folder, 'mission.json')
  const definition = {
    kind: 'MISSION',
    period: 'DAY',
    title: { EN: 'Bet in three draws' },
    text: { EN: 'Any stake.' },
    condition: { kind: 'DRAWS', category: null, count: 3 },
    reward: { kind: 'POINTS', points: 30 },
  }
  writeFileSync(file, JSON.stringify(definition))
  const answer = await operator('missions', 'propose', file)
  expect(answer).toContain('version 1 PROPOSED  Bet in three draws')
  const [id = ''] = /^[0-9a-f-]{36}/m.exec(answer) ?? []
  await expect(operator('missions', 'publish', id, '--version', '1')).rejects.toThrow('Somebody else has to confirm it')
  await gateway.missions.desk.publish({ id, version: 1 }, 'lan')
  expect(await operator('missions', 'list')).toContain('published by lan')
  expect(await operator('missions', 'retire', id, '--note', 'over')).toContain('RETIRED at')
  writeFileSync(file, '{')
  await expect(operator('missions', 'propose', file)).rejects.toThrow('is no JSON')
})
