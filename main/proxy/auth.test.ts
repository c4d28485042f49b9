import { describe, expect, it } from 'vitest'
import { createProxyAuth } from './auth.ts'

const ME = { username: 'me', password: 'first' }
const asks = (proxy = 'a.example:3128', rejected?: typeof ME) => ({ proxy, realm: 'Office', rejected })

describe('a proxy that wants a password', () => {
  it('asks once for all that wait, and remembers [DESKTOP-03]', async () => {
    const auth = createProxyAuth()
    const questions: unknown[] = []
    auth.asking.on((value) => questions.push(value))
    const both = Promise.all([auth.answer(asks()), auth.answer(asks())])
    expect(auth.asking.get()).toEqual({ host: 'a.example:3128', realm: 'Office' })
    auth.reply(ME)
    expect(await both).toEqual([ME, ME])
    expect(await auth.answer(asks())).toEqual(ME)
    expect(auth.known('a.example:3128')).toEqual(ME)
    expect(questions).toEqual([{ host: 'a.example:3128', realm: 'Office' }, null])
  })

  it('asks again when the proxy did not take it [DESKTOP-03]', async () => {
    const auth = createProxyAuth()
    const first = auth.answer(asks())
    auth.reply(ME)
    await first
    const second = auth.answer(asks('a.example:3128', ME))
    expect(auth.asking.get()).not.toBeNull()
    auth.reply({ ...ME, password: 'second' })
    expect(await second).toMatchObject({ password: 'second' })
    // Another connection still had the old one: no third question.
    expect(await auth.answer(asks('a.example:3128', ME))).toMatchObject({ password: 'second' })
  })

  it('takes a no until the setting changes, and asks for one proxy after the other [DESKTOP-03]', async () => {
    const auth = createProxyAuth()
    const [a, b] = [auth.answer(asks('a:1')), auth.answer(asks('b:2'))]
    auth.reply(null)
    expect(await a).toBeUndefined()
    expect(auth.asking.get()).toMatchObject({ host: 'b:2' })
    expect(await auth.answer(asks('a:1'))).toBeUndefined()
    auth.forget()
    expect(await b).toBeUndefined()
    expect(auth.asking.get()).toBeNull()
    void auth.answer(asks('a:1'))
    expect(auth.asking.get()).toMatchObject({ host: 'a:1' })
  })
})
