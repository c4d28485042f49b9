import { randomUUID } from 'node:crypto'
import { factors } from '@portico/contract/factor/calls'
import { setAgentFactors } from '@portico/contract/factor/operator-calls'
import { MOST_PASSKEYS } from '@portico/contract/factor/passkey-shapes'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '@portico/contract/factor/passkey-calls'
import { getMemberInfo } from '@portico/contract/member/calls'
import { auditLog } from '@portico/contract/operator/audit-calls'
import { login } from '@portico/contract/session/calls'
import { verifySignIn } from '@portico/contract/session/flow-calls'
import { prove, signInHistory } from '@portico/contract/session/own-calls'
import { loginByPasskey, provePasskey, signInPasskey, verifyPasskey } from '@portico/contract/session/passkey-calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'
import { type Faults, softwarePasskey } from '../testing/software-passkey.ts'
import { passkey } from './schema.ts'

const SITE = 'http://localhost:8080'
const headers = { host: 'localhost:8080' }

let house: TestGateway
beforeAll(async () => {
  house = await testGateway()
})
afterAll(() => house.close())

const valuesOf = ({ cookies }: { cookies: Readonly<Record<string, { value: string }>> }) =>
  Object.fromEntries(Object.entries(cookies).map(([name, { value }]) => [name, value]))

/** An account with a passkey. */
const join = async (account: string) => {
  const { token, member } = await house.register(account)
  const key = softwarePasskey(SITE)
  const creation = (await house.call(beginPasskey, {}, { token, headers })).value
  const added = await house.call(addPasskey, { name: 'Laptop', credential: key.make(creation) }, { token, headers })
  return { token, id: member.id, key, passkey: added.value }
}
/** Begins to log in. Answers the browser's cookies and what it is asked. */
const ask = async () => {
  const question = await house.call(signInPasskey, {}, { headers })
  return { request: question.value, cookies: valuesOf(question) }
}
const enter = async (key: ReturnType<typeof softwarePasskey>, faults: Faults = {}) => {
  const { request, cookies } = await ask()
  return house.call(loginByPasskey, { credential: key.show(request, faults) }, { cookies, headers })
}

describe('a passkey [LOGIN-13]', () => {
  it('is added with a name, renamed, and removed by a second factor', async () => {
    const { token, key, passkey } = await join('keyowner')
    expect(passkey).toMatchObject({ name: 'Laptop', synced: false, lastUsedAt: null })
    const stranger = await house.register('keystranger')
    const rename = (as: string) => house.call(renamePasskey, { id: passkey.id, name: 'Old laptop' }, { token: as })
    expect((await rename(stranger.token)).failure.code).toBe('PASSKEY_REFUSED')
    expect((await rename(token)).value.name).toBe('Old laptop')
    const remove = () => house.call(removePasskey, { id: passkey.id }, { token })
    expect((await remove()).failure).toMatchObject({ code: 'REAUTHENTICATE', methods: ['PASSKEY'] })
    const { value: request } = await house.call(provePasskey, {}, { token, headers })
    expect(request.allowCredentials).toEqual([{ id: key.credentialId, type: 'public-key' }])
    const proof = { type: 'passkey', credential: key.show(request) } as const
    expect((await house.call(prove, proof, { token, headers })).status).toBe(200)
    expect((await house.call(prove, proof, { token, headers })).failure.code).toBe('CODE_WRONG')
    expect((await remove()).status).toBe(200)
    expect((await house.call(factors, {}, { token, headers })).value).toMatchObject({ passkeys: [], passkeyOrigin: SITE })
    expect((await enter(key)).failure.code).toBe('PASSKEY_REFUSED')
  })

  it('is one of twenty at most', async () => {
    const { token, id, key } = await join('keymany')
    const row = { memberId: id, publicKey: '-', counter: 0, name: 'Key', synced: false, addedAt: house.clock.now() }
    const others = Array.from({ length: MOST_PASSKEYS - 1 }, () => ({ ...row, id: randomUUID(), credentialId: randomUUID() }))
    await house.database.orm.insert(passkey).values(others)
    const { value: request } = await house.call(provePasskey, {}, { token, headers })
    await house.call(prove, { type: 'passkey', credential: key.show(request) }, { token, headers })
    expect((await house.call(beginPasskey, {}, { token, headers })).failure.code).toBe('PASSKEYS_FULL')
  })

  it('logs in without a name or password, wherever that is, and its use is noted', async () => {
    const { key } = await join('keylogin')
    const { value } = await enter(key)
    expect((await house.call(getMemberInfo, {}, { token: value.token })).value.account).toBe('keylogin')
    const { passkeys } = (await house.call(factors, {}, { token: value.token, headers })).value
    expect(passkeys[0]!.lastUsedAt).toBe(house.clock.now().toISOString())
    const { list } = (await house.call(signInHistory, { pageNo: 1, pageSize: 5 }, { token: value.token })).value
    expect(list[0]).toMatchObject({ method: 'PASSKEY', result: 'SIGNED_IN', current: true })
    // Who shows one has shown a second factor.
    expect((await house.call(removePasskey, { id: passkeys[0]!.id }, { token: value.token })).status).toBe(200)
  })

  it.each<readonly [string, Faults]>([
    ['another origin', { origin: 'https://aurora-login.example' }],
    ['a mirror of the brand', { origin: 'https://aurora-mirror.example' }],
    ['another relying party', { rpId: 'aurora-login.example' }],
    ['a challenge that nobody gave', { challenge: 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c' }],
    ['no verification of its user', { flags: 0b001 }],
    ['nobody present', { flags: 0b100 }],
    ['a signature of something else', { forged: true }],
    ['the answer to another ceremony', { type: 'webauthn.create' }],
    ['another account in it', { userHandle: Buffer.from('7b0c5f1e-1b1f-4c3e-9a55-6a9c0d4f2e11').toString('base64url') }],
  ])('is refused with %s, with the words for a passkey that nobody has', async (what, faults) => {
    const { key } = await join(`keybad${[...what].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)}`)
    const [wrong, unknown] = [await enter(key, faults), await enter(softwarePasskey(SITE))]
    const wordsOf = ({ status, failure: { traceId: _traceId, ...rest } }: typeof wrong) => ({ status, ...rest })
    expect(wordsOf(wrong)).toMatchObject({ code: 'PASSKEY_REFUSED' })
    expect(wordsOf(unknown)).toEqual(wordsOf(wrong))
    expect((await enter(key)).status).toBe(200)
  })

  it('answers a challenge once, in its time, in the browser that was asked, and for nothing else', async () => {
    const { token, key } = await join('keyreplay')
    const first = await ask()
    const credential = key.show(first.request)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => house.call(loginByPasskey, { credential }, { cookies: first.cookies, headers })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [mine, theirs] = [await ask(), await ask()]
    const swapped = { credential: key.show(mine.request) }
    expect((await house.call(loginByPasskey, swapped, { cookies: theirs.cookies, headers })).failure.code).toBe('PASSKEY_REFUSED')
    expect((await house.call(loginByPasskey, swapped, { headers })).failure.code).toBe('PASSKEY_REFUSED')
    const { value: proof } = await house.call(provePasskey, {}, { token, headers })
    const other = await ask()
    const misused = { credential: key.show(proof) }
    expect((await house.call(loginByPasskey, misused, { cookies: other.cookies, headers })).failure.code).toBe('PASSKEY_REFUSED')
    const late = await ask()
    house.clock.advance(10 * 60_000)
    const answer = { credential: key.show(late.request) }
    expect((await house.call(loginByPasskey, answer, { cookies: late.cookies, headers })).failure.code).toBe('PASSKEY_REFUSED')
  })

  it('is refused, and the audit log says so, when its counter goes back', async () => {
    const { key, id } = await join('keycopied')
    expect((await enter(key, { counter: 7 })).status).toBe(200)
    expect((await enter(key, { counter: 8 })).status).toBe(200)
    expect((await enter(key, { counter: 8 })).failure.code).toBe('PASSKEY_REFUSED')
    expect((await enter(key, { counter: 3 })).failure.code).toBe('PASSKEY_REFUSED')
    const { list } = (await house.call(auditLog, { size: '100' }, { token: house.operatorKey })).value
    expect(list.filter(({ action, subject }) => action === 'PASSKEY_COUNTER_BACK' && subject === id)).toHaveLength(2)
  })

  it('is made at the sign-in origin alone, in the session that began it, and is one account’s', async () => {
    const { token, key, passkey } = await join('keymaker')
    expect((await house.call(signInPasskey, {}, { headers: { host: 'aurora-mirror.example' } })).failure.code).toBe('PASSKEY_ELSEWHERE')
    const other = await house.register('keymaker2')
    const begin = async () => (await house.call(beginPasskey, {}, { token: other.token, headers })).value
    const add = (credential: ReturnType<typeof key.make>) =>
      house.call(addPasskey, { name: 'Stolen', credential }, { token: other.token, headers })
    expect((await add(key.make(await begin()))).failure.code).toBe('PASSKEY_REFUSED')
    const fresh = softwarePasskey(SITE)
    for (const faults of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { flags: 0b001 }] as const)
      expect((await add(fresh.make(await begin(), faults))).failure.code).toBe('PASSKEY_REFUSED')
    const credential = fresh.make(await begin())
    expect((await add(credential)).status).toBe(200)
    expect((await house.call(removePasskey, { id: passkey.id }, { token })).failure.code).toBe('REAUTHENTICATE')
  })

  it('proves who signs in with a password from a new device, but not as another [LOGIN-09]', async () => {
    const { key } = await join('keystep')
    const stranger = await join('keystep2')
    const attempt = await house.call(login, { type: 'username', username: 'keystep', password: PASSWORD }, { ip: '198.51.100.9' })
    expect(attempt.failure.next?.methods).toEqual([{ method: 'PASSKEY', to: null }])
    const cookies = valuesOf(attempt)
    const answer = async (by: typeof key) => {
      const { value: request } = await house.call(verifyPasskey, {}, { cookies, headers })
      return house.call(verifySignIn, { method: 'PASSKEY', credential: by.show(request) }, { cookies, headers })
    }
    expect((await answer(stranger.key)).failure).toMatchObject({ code: 'CODE_WRONG', remaining: '4' })
    expect((await answer(key)).status).toBe(200)
  })

  it('is enough for an agent whose brand wants a second factor, and its last one stays (decision 28)', async () => {
    await house.members.create({ account: 'keyagent', password: PASSWORD, type: 1 })
    const { token } = await house.login('keyagent')
    const key = softwarePasskey(SITE)
    const creation = (await house.call(beginPasskey, {}, { token, headers })).value
    const { id } = (await house.call(addPasskey, { name: 'Office', credential: key.make(creation) }, { token, headers })).value
    await house.call(setAgentFactors, { required: true }, { token: house.operatorKey })
    const { value } = await enter(key)
    expect((await house.call(removePasskey, { id }, { token: value.token })).failure.code).toBe('FACTOR_REQUIRED')
    await house.call(setAgentFactors, { required: false }, { token: house.operatorKey })
  })
})
