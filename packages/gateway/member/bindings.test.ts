import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { START, testGateway, type TestGateway } from '../testing/gateway.ts'
import { bindAddress, bindingsOf, memberIdBoundTo, unbindAddress } from './index.ts'

const boundAt = new Date(START)
const mobile = (address: string) => ({ kind: 'MOBILE', address, boundAt }) as const

describe('addresses that members have proved to have', () => {
  let house: TestGateway
  beforeAll(async () => {
    house = await testGateway()
  })
  afterAll(() => house.close())

  const join = async (account: string) => (await house.members.create({ account, passwordHash: 'none' })).id
  const bind = (memberId: string, address: string) => house.database.orm.transaction((tx) => bindAddress(tx, memberId, mobile(address)))

  it('belong to one member at most, and a new one takes the place of the old', async () => {
    const [lan, minh] = [await join('lanbinds'), await join('minhbinds')]
    expect(await bind(lan, '+84912345678')).toEqual({ before: null })
    expect(await bind(minh, '+84912345678')).toBeUndefined()
    expect(await bind(lan, '+84987654321')).toEqual({ before: '+84912345678' })
    expect(await bind(minh, '+84912345678')).toEqual({ before: null })
    expect(await memberIdBoundTo(house.database.orm, 'MOBILE', '+84987654321')).toBe(lan)
    expect(await bindingsOf(house.database.orm, lan)).toEqual([mobile('+84987654321')])
  })

  it('leave the rest of the transaction standing when they are taken', async () => {
    const [lan, minh] = [await join('lanrest'), await join('minhrest')]
    await bind(lan, '+84900000001')
    await house.database.orm.transaction(async (tx) => {
      expect(await bindAddress(tx, minh, mobile('+84900000001'))).toBeUndefined()
      await bindAddress(tx, minh, { kind: 'EMAIL', address: 'minh@example.com', boundAt })
    })
    expect(await memberIdBoundTo(house.database.orm, 'EMAIL', 'minh@example.com')).toBe(minh)
  })

  it('are free again once unbound', async () => {
    const [lan, minh] = [await join('lanfree'), await join('minhfree')]
    await bind(lan, '+84900000002')
    expect(await house.database.orm.transaction((tx) => unbindAddress(tx, lan, 'MOBILE'))).toBe('+84900000002')
    expect(await house.database.orm.transaction((tx) => unbindAddress(tx, lan, 'MOBILE'))).toBeUndefined()
    expect(await bind(minh, '+84900000002')).toEqual({ before: null })
  })
})
