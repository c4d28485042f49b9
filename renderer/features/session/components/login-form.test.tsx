import { examples } from '@portico/contract/examples'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { captchaImage, login, sessionKeys } from '@portico/contract/session/calls'
import { sessionExample } from '@portico/contract/session/examples'
import { answers, OFFLINE, refuses, type Reply, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { forgetRemembered, noteRemembered } from '../remembered.ts'
import { newKey } from '../testing/new-key.ts'
import { LoginForm } from './login-form.tsx'

const open = async (reply: Reply<typeof login>, onDone = vi.fn(), portal: 'SITE' | 'AGENT' = 'SITE') => {
  const { published, opened } = await newKey()
  const line = stubGateway(
    answers(sessionKeys, { keys: [published], serverNow: new Date().toISOString() }),
    answers(login, reply),
    answers(captchaImage, examples.captchaImage.response),
  )
  const app = await renderApp(<LoginForm portal={portal} onDone={onDone} />, { namespaces: ['session', 'errors'] })
  return { ...app, onDone, opened, sent: () => line.requests(login).map(({ body }) => body) }
}
const send = (password = 'secret word 1') => {
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: ' linh88 ' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
}

describe('login form', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('lets a password be pasted, and says to managers what the fields are', async () => {
    await open(sessionExample)
    const [name, password] = [screen.getByLabelText('Username'), screen.getByLabelText('Password')]
    // False where somebody has prevented it.
    expect([name, password].map((field) => fireEvent.paste(field))).toEqual([true, true])
    expect([name, password].map((field) => field.getAttribute('autocomplete'))).toEqual(['username webauthn', 'current-password'])
  })

  it.each<readonly [string, Reply<typeof login>, string]>([
    ['there is no line', OFFLINE, 'We can’t be reached right now. Check your connection and try again.'],
    ['something failed at the gateway', refuses('INTERNAL'), 'Something went wrong on our side. Try again in a moment.'],
    ['an agent comes to the players’ door', refuses('NOT_A_MEMBER'), 'Non-members cannot log in here.'],
    ['a player comes to the agents’ door', refuses('NOT_AN_AGENT'), 'Non-agents cannot log in here.'],
    ['the name or the password is wrong, and not which', refuses('LOGIN_FAILED'), 'Username or password is not right.'],
    ['somebody has to log in first', refuses('NOT_LOGGED_IN'), 'Please log in first.'],
    [
      'the address is not this house’s',
      refuses('MERCHANT_UNKNOWN'),
      'The check of this address failed: it is not set up for this site. Please contact customer service.',
    ],
    ['a proof is missing', refuses('CAPTCHA_REQUIRED'), 'Please complete the verification first.'],
  ])('says it when %s [RULES-02]', async (_when, reply, words) => {
    await open(reply)
    send()
    expect((await screen.findByText(words)).textContent).toBe(words)
  })

  it('keeps the token and says who came [LOGIN-05]', async () => {
    const { onDone, host, store } = await open(sessionExample)
    send()
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    expect(host.platform.token.read()).toBe(sessionExample.token)
    expect(store.getState().session).toMatchObject({ status: 'member', member: { account: 'linh88' } })
    expect(JSON.stringify(store.getState())).not.toContain(sessionExample.token)
  })

  it('sends the name without the blanks around it, and the password as it was typed [LOGIN-11]', async () => {
    const { opened, sent } = await open(refuses('LOGIN_FAILED'))
    send(' secret word 1 ')
    await screen.findByText('Username or password is not right.')
    expect(sent()).toHaveLength(1)
    expect(await opened(sent()[0]!)).toMatchObject({ username: 'linh88', password: ' secret word 1 ' })
  })

  it('says of a name or a password that is too long what it may be, before it sends anything [LOGIN-11]', async () => {
    const { sent } = await open(sessionExample)
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'b'.repeat(65) } })
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a'.repeat(129) } })
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByText('A username has at most 64 characters.')).toBeDefined()
    expect(screen.getByText('A password has at most 128 characters.')).toBeDefined()
    expect(sent()).toHaveLength(0)
  })

  it('asks for the letters too where they are shown, before it sends anything [LOGIN-11] [RULES-01]', async () => {
    const { sent } = await open(refuses('LOGIN_FAILED', { captcha: true }))
    send()
    await screen.findByLabelText('Letters in the picture')
    send()
    await waitFor(() => expect(screen.getByLabelText('Letters in the picture').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('Type the letters of the picture.')).toBeDefined()
    expect(sent()).toHaveLength(1)
  })

  it('says under the field what was wrong', async () => {
    await open(refuses('LOGIN_FAILED'))
    send()
    expect(await screen.findByText('Username or password is not right.')).toBeDefined()
    expect(screen.queryByLabelText('Letters in the picture')).toBeNull()
  })

  it('shows the letters when the gateway asks for them, and no other message [LOGIN-07]', async () => {
    await open(refuses('LOGIN_FAILED', { captcha: true }))
    send()
    expect(await screen.findByLabelText('Letters in the picture')).toBeDefined()
    expect(screen.queryByText('Username or password is not right.')).toBeNull()
  })

  it('names what is missing before it asks [LOGIN-11] [RULES-01]', async () => {
    await open(refuses('LOGIN_FAILED'))
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByText('Enter your username.')).toBeDefined()
    expect(screen.getByText('Enter your password.')).toBeDefined()
  })

  it('has the name of who was remembered last typed already, for a day, and behind the agents’ door nobody’s [LOGIN-12]', async () => {
    const nameAt = async (portal: 'SITE' | 'AGENT' = 'SITE') => {
      const { unmount } = await open(sessionExample, vi.fn(), portal)
      const { value } = screen.getByLabelText<HTMLInputElement>('Username')
      unmount()
      return value
    }
    expect(await nameAt()).toBe('')
    noteRemembered('linh88', Date.now())
    expect([await nameAt(), await nameAt('AGENT')]).toEqual(['linh88', ''])
    noteRemembered('linh88', Date.now() - 25 * 3_600_000)
    expect(await nameAt()).toBe('')
    forgetRemembered()
  })

  it('offers agents no remembering [LOGIN-04] [LOGIN-16]', async () => {
    await open(refuses('NOT_AN_AGENT'), vi.fn(), 'AGENT')
    expect(screen.queryByRole('checkbox')).toBeNull()
    send()
    expect(await screen.findByText('Non-agents cannot log in here.')).toBeDefined()
  })
})
