import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownSessions, signInHistory } from '@portico/contract/session/own-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'
import { locationFile } from '../testing/location-file.ts'
import { enterBy, WINDOWS } from '../testing/sign-in.ts'

let folder: string
let gateway: TestGateway
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portico-places-'))
  const file = join(folder, 'countries.mmdb')
  writeFileSync(file, locationFile({ 14: 'VN' }))
  gateway = await testGateway({ config: { regions: { file, closed: [] } } })
})
afterAll(async () => {
  await gateway.close()
  rmSync(folder, { recursive: true, force: true })
})

test('sessions and sign-ins say the country of their address, where the operator’s location file knows it', async () => {
  const enter = enterBy(() => gateway)
  await gateway.members.create({ account: 'placed1', password: PASSWORD })
  await enter('placed1', WINDOWS, '203.0.113.9')
  const { token } = await enter('placed1', WINDOWS, '14.160.1.1')
  const sessions = (await gateway.call(ownSessions, {}, { token })).value.list
  expect(sessions.map(({ ip, place }) => [ip, place])).toEqual([
    ['14.160.1.1', 'VN'],
    ['203.0.113.9', null],
  ])
  const history = (await gateway.call(signInHistory, { pageNo: 1, pageSize: 10 }, { token })).value.list
  expect(history.map(({ place }) => place)).toEqual(['VN', null])
})
