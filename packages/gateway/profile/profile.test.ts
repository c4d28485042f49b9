import { memberProfile, saveProfile } from '@portico/contract/center/calls'
import { PROFILE_FIELDS } from '@portico/contract/center/shapes'
import { getMemberInfo } from '@portico/contract/member/calls'
import { auditLog } from '@portico/contract/operator/audit-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

let gateway: TestGateway
let by: { token: string }
beforeAll(async () => {
  gateway = await testGateway()
  by = await gateway.register('linh88', { payeeName: 'Nguyen Thi Linh' })
})
afterAll(() => gateway.close())

const read = async () => (await gateway.call(memberProfile, {}, by)).value.fields
const valueOf = async (name: string) => (await read()).find(({ field }) => field === name)?.value
const save = (fields: object) => gateway.call(saveProfile, { fields }, by)

describe('[MEMBER-03] the profile', () => {
  test('has every field, and begins with what was written at registration', async () => {
    expect((await read()).map(({ field }) => field)).toEqual([...PROFILE_FIELDS])
    expect(await valueOf('payeeName')).toBe('Nguyen Thi Linh')
    expect(await valueOf('nickname')).toBe('linh88')
  })

  test('takes what its member writes, and takes it back', async () => {
    const wrote = {
      address: '12 Lê Lợi, Quận 1, TP. Hồ Chí Minh',
      nationality: 'Việt Nam',
      occupation: 'Kế toán',
      incomeSource: 'Lương',
      birthday: '1995-02-28',
      zalo: '0912345678',
      whatsapp: '+84912345678',
      line: 'linh.line',
      facebook: 'linh.nguyen',
      telegram: '@linh88',
      qqNum: '10001000',
      wechat: 'linh_wx',
      idNumber: '079195004417',
      nickname: 'Linh',
    }
    expect((await save(wrote)).status).toBe(200)
    for (const [field, value] of Object.entries(wrote)) expect(await valueOf(field)).toBe(field === 'idNumber' ? '••••4417' : value)
    expect((await gateway.call(getMemberInfo, {}, by)).value.nickname).toBe('Linh')
    await save({ wechat: '' })
    expect(await valueOf('wechat')).toBe('')
    const { token } = await gateway.operatorNamed('mai')
    const { list } = (await gateway.call(auditLog, { action: 'PROFILE_CHANGED' }, { token })).value
    // Which fields, and nothing of what stands in them.
    expect(list[0]!.details).toContain('wechat')
    expect(JSON.stringify(list)).not.toContain('079195004417')
  })

  test('says once what proves who somebody is: payee name, birthday and identity number are fixed', async () => {
    const { fields } = (await save({ payeeName: 'Tran Van Nam', birthday: '1990-01-01', idNumber: '123456789', address: 'elsewhere 1' }))
      .failure
    expect(fields).toEqual({ payeeName: { rule: 'fixed' }, birthday: { rule: 'fixed' }, idNumber: { rule: 'fixed' } })
    // All or nothing.
    expect(await valueOf('address')).toBe('12 Lê Lợi, Quận 1, TP. Hồ Chí Minh')
    expect((await save({ payeeName: 'Nguyen Thi Linh' })).status).toBe(200)
    expect((await read()).filter(({ fixed }) => fixed).map(({ field }) => field)).toEqual(['payeeName', 'birthday', 'idNumber'])
  })

  test.each([
    [{ nickname: '' }, { nickname: { rule: 'length', min: 2, max: 20 } }],
    [{ nickname: '<b>Linh</b>' }, { nickname: { rule: 'characters' } }],
    [{ qqNum: 'abc12345' }, { qqNum: { rule: 'characters' } }],
    [{ address: 'x' }, { address: { rule: 'length', min: 5, max: 200 } }],
    [{ telegram: 'a b' }, { telegram: { rule: 'characters' } }],
    [{ occupation: 'one\u0007two' }, { occupation: { rule: 'characters' } }],
  ])('refuses %j at its field', async (fields, faults) => {
    expect((await save(fields)).failure).toMatchObject({ code: 'FIELD_INVALID', fields: faults })
  })

  test('refuses a birthday that is none, and one of somebody too young', async () => {
    const other = await gateway.register('nam79')
    const birthday = async (day: string) => (await gateway.call(saveProfile, { fields: { birthday: day } }, other)).failure.fields
    expect(await birthday('2001-02-30')).toEqual({ birthday: { rule: 'date' } })
    expect(await birthday('2008-11-22')).toEqual({ birthday: { rule: 'age', min: 18 } })
    expect((await gateway.call(saveProfile, { fields: { birthday: '2008-11-21' } }, other)).status).toBe(200)
  })

  test('refuses a field that there is not', async () => {
    expect((await save({ passwordHash: 'x' })).failure.code).toBe('INVALID_REQUEST')
  })
})
