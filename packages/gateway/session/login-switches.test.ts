import { login } from '@portico/contract/session/calls'
import { loginByCode } from '@portico/contract/session/code-calls'
import { whitelabel } from '@portico/contract/system/calls'
import { sendSms } from '@portico/contract/verification/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSetting, writeSetting } from '../db/settings.ts'
import { bindAddress } from '../member/index.ts'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'
import { publishRules } from '../testing/registering.ts'

const NUMBER = { mobileNum: '0912345678', countryDialingCode: '84' }
const TO = '+84912345678'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
  await gateway.members.create({ account: 'chosen', password: PASSWORD, mustChangePassword: true })
  const { id } = await gateway.members.create({ account: 'switched', passwordHash: '-' })
  const boundAt = gateway.clock.now()
  await gateway.database.orm.transaction((tx) => bindAddress(tx, id, { kind: 'MOBILE', address: TO, boundAt }))
})
afterAll(() => gateway.close())

const flagOf = async (modId: string, of = gateway) =>
  (await of.call(whitelabel, {})).value.modules.flatMap(({ childrenNodes }) => childrenNodes).find((node) => node.modId === modId)?.enabled
const ask = (purpose: 'LOGIN' | 'RESET_PASSWORD' = 'LOGIN') => gateway.call(sendSms, { ...NUMBER, purpose })
const logIn = () => gateway.call(login, { type: 'username', username: 'chosen', password: PASSWORD })

describe('what the operator switches while the gateway runs [REGISTER-11]', () => {
  it('the login by SMS: no code is sent and none is taken, and the pages hear of it [LOGIN-01]', async () => {
    const { flowId } = (await ask()).value
    const { list } = await gateway.messages.list({ to: TO, size: 1 })
    const verificationCode = /#(\d{6})$/.exec(list[0]?.text ?? '')?.[1] ?? ''
    const enter = () => gateway.call(loginByCode, { type: 'sms', ...NUMBER, flowId, verificationCode })
    expect(await flagOf('SMS_LOGIN')).toBe(true)

    await publishRules(gateway, { ways: { smsLogin: false } })
    expect(await flagOf('SMS_LOGIN')).toBe(false)
    expect((await enter()).failure.code).toBe('NOT_OFFERED')
    gateway.clock.advance(60_000)
    expect((await ask()).failure.code).toBe('NOT_OFFERED')
    expect((await ask('RESET_PASSWORD')).status).toBe(200)
    expect((await gateway.committedEvents('registration.changed')).length).toBe(1)

    await publishRules(gateway, { ways: { smsLogin: true } })
    expect(await flagOf('SMS_LOGIN')).toBe(true)
    gateway.clock.advance(60_000)
    expect((await ask()).status).toBe(200)
  })

  it('the change of a password that somebody else chose [LOGIN-20]', async () => {
    expect((await logIn()).failure.next).toMatchObject({ step: 'CHANGE_PASSWORD', reason: 'CHOSEN_BY_OTHER' })
    await publishRules(gateway, { ways: { forcedPasswordChange: false } })
    expect(await flagOf('FORCED_PASSWORD_CHANGE')).toBe(false)
    expect((await logIn()).status).toBe(200)
    await publishRules(gateway, { ways: { forcedPasswordChange: true } })
    expect((await logIn()).failure.next).toMatchObject({ step: 'CHANGE_PASSWORD', reason: 'CHOSEN_BY_OTHER' })
  })

  it('is as the brand pack has it where rules were published before there was a switch', async () => {
    const { brand } = gateway.config
    const other = await testGateway({
      config: { brand: { ...brand, modules: { ...brand.modules, smsLogin: false, forcedPasswordChange: false } } },
    })
    await publishRules(other, { minimumAge: 21 })
    const key = 'registration.published'
    const row = (await readSetting(other.database.orm, key)) as { settings: { ways: Record<string, boolean> } }
    const { smsLogin, forcedPasswordChange, ...ways } = row.settings.ways
    expect([smsLogin, forcedPasswordChange]).toEqual([false, false])
    await writeSetting(other.database.orm, key, { ...row, settings: { ...row.settings, ways } })
    other.clock.advance(60_000)
    expect(await Promise.all([flagOf('SMS_LOGIN', other), flagOf('FORCED_PASSWORD_CHANGE', other)])).toEqual([false, false])
    expect((await other.call(sendSms, NUMBER)).failure.code).toBe('NOT_OFFERED')
    await other.close()
  })
})
