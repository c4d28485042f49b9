import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { OPERATOR_SESSION_FILE } from '@portico/contract/operator/local-gateway'
import { operatorLogin } from '@portico/contract/operator/door-calls'
import { shownBy } from '@portico/gateway/testing/authenticator'
import { type TestGateway, testGateway } from '@portico/gateway/testing/gateway'
import { publishedOperators } from '@portico/gateway/operators/index'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_OPERATORS, seedOperators } from './operators.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

test('people of every role stand at the desk of the demonstration, and production knows them for published', async () => {
  const parts = { config: gateway.config, database: gateway.database, random: gateway.platform.random }
  expect(await seedOperators(parts, gateway.clock.now())).toContain('lan.key --secret-file')
  await seedOperators(parts, gateway.clock.now())
  for (const { key, secret, name, role } of DEMO_OPERATORS) {
    const { value } = await gateway.call(operatorLogin, { key, code: shownBy(gateway, secret) })
    expect(value).toMatchObject({ name, role })
    expect(statSync(join(gateway.config.dataDir, 'demo-operators', `${name}.key`)).mode & 0o777).toBe(0o600)
  }
  expect(await publishedOperators(gateway.database.orm)).toEqual(DEMO_OPERATORS.map(({ name }) => name).toSorted())
  expect(existsSync(join(gateway.config.dataDir, OPERATOR_SESSION_FILE))).toBe(true)
})
