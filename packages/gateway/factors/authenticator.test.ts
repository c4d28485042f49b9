import { beginAuthenticator, confirmAuthenticator, factors, removeAuthenticator, renewRecoveryCodes } from '@portico/contract/factor/calls'
import { prove } from '@portico/contract/session/own-calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bindAddress } from '../member/index.ts'
import { enrolApp, shownBy } from '../testing/authenticator.ts'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'
import { authenticator, recoveryCode } from './schema.ts'

let house: TestGateway
beforeAll(async () => {
  house = await testGateway()
})
afterAll(() => house.close())

const view = async (token: string) => (await house.call(factors, {}, { token })).value.authenticator
const proveBy = (token: string, type: 'totp' | 'recovery', code: string) => house.call(prove, { type, code }, { token })
const wrongFor = (secret: string) => {
  const accepted = [-1, 0, 1].map((steps) => shownBy(house, secret, steps))
  return ['000000', '111111', '222222', '333333'].find((code) => !accepted.includes(code))!
}

describe('an authenticator app [LOGIN-09]', () => {
  it('counts once a code of it was confirmed, and answers ten recovery codes', async () => {
    const { token } = await house.register('apponce')
    expect(await view(token)).toBeNull()
    const { secret, uri } = (await house.call(beginAuthenticator, {}, { token })).value
    expect(uri).toContain(`otpauth://totp/Aurora:apponce?issuer=Aurora&secret=${secret}`)
    expect(await view(token)).toBeNull()
    const confirm = (code: string) => house.call(confirmAuthenticator, { code }, { token })
    expect((await confirm(wrongFor(secret))).failure).toMatchObject({ code: 'CODE_WRONG', remaining: '4' })
    const { recoveryCodes } = (await confirm(shownBy(house, secret))).value
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(recoveryCodes.every((code) => /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/.test(code))).toBe(true)
    const uses = Array.from({ length: 10 }, () => ({ usedAt: null }))
    expect(await view(token)).toMatchObject({ recoveryCodes: uses })
    // It is there now, and another takes its place only for who shows it.
    expect((await confirm(shownBy(house, secret, 1))).failure.code).toBe('REAUTHENTICATE')
  })

  it('is to be begun again after five wrong codes, and has no recovery codes before it is there', async () => {
    const { token } = await house.register('appover')
    expect((await house.call(renewRecoveryCodes, {}, { token })).failure.code).toBe('AUTHENTICATOR_OVER')
    const { secret } = (await house.call(beginAuthenticator, {}, { token })).value
    const confirm = (code: string) => house.call(confirmAuthenticator, { code }, { token })
    const codes: string[] = []
    for (let count = 0; count < 5; count += 1) codes.push((await confirm(wrongFor(secret))).failure.code)
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'CODE_WRONG'), 'AUTHENTICATOR_OVER'])
    expect((await confirm(shownBy(house, secret))).failure.code).toBe('AUTHENTICATOR_OVER')
    expect(await view(token)).toBeNull()
  })

  it('stores neither its secret nor a recovery code as they are', async () => {
    const { token, member } = await house.register('appsealed')
    const { secret, recoveryCodes } = await enrolApp(house, token)
    const [row] = await house.database.orm.select().from(authenticator).where(eq(authenticator.memberId, member.id))
    expect(row!.secret).not.toContain(secret)
    const codes = await house.database.orm.select().from(recoveryCode).where(eq(recoveryCode.memberId, member.id))
    expect(codes.every(({ hash }) => hash.startsWith('$argon2id$'))).toBe(true)
    expect(JSON.stringify(codes)).not.toContain(recoveryCodes[0]!.replace('-', ''))
    // A row that is copied to another account opens nothing there.
    const other = await house.register('appcopied')
    await enrolApp(house, other.token)
    await house.database.orm.update(authenticator).set({ secret: row!.secret }).where(eq(authenticator.memberId, other.member.id))
    expect((await proveBy(other.token, 'totp', shownBy(house, secret))).status).toBe(500)
  })

  it('takes a code once of many at the same time, and none of a step before it (TOTP reuse)', async () => {
    const { token } = await house.register('appreplay')
    const { secret } = await enrolApp(house, token)
    house.clock.advance(60_000)
    const code = shownBy(house, secret)
    const answers = await Promise.all(Array.from({ length: 20 }, () => proveBy(token, 'totp', code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)

    // So many wrong ones lock the first account's; of another one the step before is asked for.
    const second = await house.register('appsecond')
    const other = await enrolApp(house, second.token)
    house.clock.advance(60_000)
    expect((await proveBy(second.token, 'totp', shownBy(house, other.secret))).status).toBe(200)
    expect((await proveBy(second.token, 'totp', shownBy(house, other.secret, -1))).failure.code).toBe('CODE_WRONG')
    house.clock.advance(30_000)
    expect((await proveBy(second.token, 'totp', shownBy(house, other.secret))).status).toBe(200)
  })

  it('allows for one step of drift, and not for two', async () => {
    const { token } = await house.register('appdrift')
    const { secret } = await enrolApp(house, token)
    house.clock.advance(300_000)
    const judged = async (steps: number) => (await proveBy(token, 'totp', shownBy(house, secret, steps))).status
    expect(await judged(-2)).toBe(400)
    expect(await judged(2)).toBe(400)
    expect(await judged(-1)).toBe(200)
    expect(await judged(1)).toBe(200)
  })

  it('is closed for an hour by ten wrong codes, however many come at once; a recovery code still proves', async () => {
    const { token } = await house.register('applocked')
    const { secret, recoveryCodes } = await enrolApp(house, token)
    const wrong = wrongFor(secret)
    const answers = await Promise.all(Array.from({ length: 25 }, () => proveBy(token, 'totp', wrong)))
    expect(answers.filter(({ failure }) => failure.code === 'CODE_WRONG')).toHaveLength(10)
    expect((await proveBy(token, 'totp', shownBy(house, secret))).failure).toMatchObject({ code: 'CODE_LOCKED', retryAfter: 3600 })
    expect((await proveBy(token, 'recovery', recoveryCodes[0]!)).status).toBe(200)
  })

  it('is removed by a second factor alone, and its owner is told', async () => {
    const { token, member } = await house.register('appremoved')
    const boundAt = house.clock.now()
    const to = 'removed@mail.example'
    await house.database.orm.transaction((tx) => bindAddress(tx, member.id, { kind: 'EMAIL', address: to, boundAt }))
    const { secret } = await enrolApp(house, token)
    const remove = () => house.call(removeAuthenticator, {}, { token })
    // The password is fresh; it is not enough where there is more.
    expect((await remove()).failure).toMatchObject({ code: 'REAUTHENTICATE', methods: ['TOTP', 'RECOVERY_CODE'] })
    expect((await house.call(prove, { type: 'password', password: PASSWORD }, { token })).status).toBe(200)
    expect((await remove()).failure.code).toBe('REAUTHENTICATE')
    expect((await house.call(beginAuthenticator, {}, { token })).failure.code).toBe('REAUTHENTICATE')
    expect((await proveBy(token, 'totp', shownBy(house, secret))).status).toBe(200)
    expect((await remove()).status).toBe(200)
    expect(await view(token)).toBeNull()
    const { list } = await house.messages.list({ to, size: 5 })
    expect(list.map(({ template }) => template)).toEqual(['authenticatorRemoved', 'authenticatorAdded'])
  })

  it('needs a proof of the last five minutes, and one of the same session (step-up by an old or another’s proof)', async () => {
    const { token } = await house.register('appstale')
    const elsewhere = (await house.login('appstale')).token
    const { secret } = await enrolApp(house, token)
    expect((await proveBy(token, 'totp', shownBy(house, secret))).status).toBe(200)
    const renew = (as: string) => house.call(renewRecoveryCodes, {}, { token: as })
    expect((await renew(token)).status).toBe(200)
    expect((await renew(elsewhere)).failure.code).toBe('REAUTHENTICATE')
    house.clock.advance(5 * 60_000 + 1)
    expect((await renew(token)).failure.code).toBe('REAUTHENTICATE')
    const stranger = await house.register('appstranger')
    expect((await proveBy(stranger.token, 'totp', shownBy(house, secret))).failure.code).toBe('CODE_WRONG')
  })
})

describe('recovery codes', () => {
  it('prove once each, as they were written down', async () => {
    const { token } = await house.register('codesonce')
    const { recoveryCodes } = await enrolApp(house, token)
    const typed = ` ${recoveryCodes[3]!.toLowerCase().replace('-', ' ')} `
    const answers = await Promise.all([typed, typed, typed].map((code) => proveBy(token, 'recovery', code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await proveBy(token, 'recovery', 'AAAA-AAAA')).failure.code).toBe('CODE_WRONG')
    const used = (await view(token))!.recoveryCodes.map(({ usedAt }) => usedAt !== null)
    expect(used.indexOf(true)).toBe(3)
    expect(used.filter(Boolean)).toHaveLength(1)
  })

  it('are worth nothing once new ones are made', async () => {
    const { token } = await house.register('codesnew')
    const { recoveryCodes: old } = await enrolApp(house, token)
    expect((await proveBy(token, 'recovery', old[0]!)).status).toBe(200)
    const { recoveryCodes } = (await house.call(renewRecoveryCodes, {}, { token })).value
    expect((await proveBy(token, 'recovery', old[1]!)).failure.code).toBe('CODE_WRONG')
    expect((await proveBy(token, 'recovery', recoveryCodes[1]!)).status).toBe(200)
  })
})
