import { addPasskey, beginPasskey } from '@portico/contract/factor/passkey-calls'
import { login } from '@portico/contract/session/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bindAddress } from '../member/index.ts'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'
import { softwarePasskey } from '../testing/software-passkey.ts'

const headers = { host: 'localhost:8080' }

let house: TestGateway
beforeAll(async () => {
  house = await testGateway()
})
afterAll(() => house.close())

it('a passkey is asked for at each login by password, at home too, and what else is bound stands in where it is out of reach [LOGIN-09]', async () => {
  const { token, member } = await house.register('keyaway')
  const creation = (await house.call(beginPasskey, {}, { token, headers })).value
  const credential = softwarePasskey('http://localhost:8080').make(creation)
  expect((await house.call(addPasskey, { name: 'Laptop', credential }, { token, headers })).status).toBe(200)
  const attempt = async () =>
    (await house.call(login, { type: 'username', username: 'keyaway', password: PASSWORD })).failure.next?.methods.map(
      ({ method }) => method,
    )
  expect(await attempt()).toEqual(['PASSKEY'])
  const boundAt = house.clock.now()
  await house.database.orm.transaction((tx) => bindAddress(tx, member.id, { kind: 'MOBILE', address: '+84912000079', boundAt }))
  expect(await attempt()).toEqual(['PASSKEY', 'SMS'])
})
