import { examples } from '@portico/contract/examples'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { exportJWK, generateKeyPair } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { captchaImage, login, sessionKeys } from '@portico/contract/session/calls'
import { sessionExample } from '@portico/contract/session/examples'
import { renderApp } from '../../../test/render.tsx'
import { LoginForm } from './login-form.tsx'

/** Answers by path, as the gateway would. */
const gatewayAnswers = (answers: Record<string, unknown>) =>
  vi.stubGlobal('fetch', async (url: string) => new Response(JSON.stringify(answers[new URL(url, 'http://x').pathname])))

const yes = (value: unknown) => ({ success: true, value })
const no = (code: string, more: object = {}) => ({ success: false, code, traceId: 't', ...more })

/** A key to seal passwords for, as the gateway publishes it. */
const key = async () => {
  const { publicKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true })
  return { ...(await exportJWK(publicKey)), kid: 'k1' }
}

const open = async (answer: unknown, onDone = vi.fn(), portal: 'SITE' | 'AGENT' = 'SITE') => {
  gatewayAnswers({
    [sessionKeys.path]: yes({ keys: [await key()] }),
    [login.path]: answer,
    [captchaImage.path]: yes(examples.captchaImage.response),
  })
  const app = await renderApp(<LoginForm portal={portal} onDone={onDone} />, { namespaces: ['session', 'errors'] })
  return { ...app, onDone }
}
const send = () => {
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: ' linh88 ' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret word 1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
}

describe('login form', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('keeps the token and says who came [LOGIN-05]', async () => {
    const { onDone, host, store } = await open(yes(sessionExample))
    send()
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    expect(host.platform.token.read()).toBe(sessionExample.token)
    expect(store.getState().session).toMatchObject({ status: 'member', member: { account: 'linh88' } })
    expect(JSON.stringify(store.getState())).not.toContain(sessionExample.token)
  })

  it('says under the field what was wrong', async () => {
    await open(no('LOGIN_FAILED'))
    send()
    expect(await screen.findByText('Username or password is not right.')).toBeDefined()
    expect(screen.queryByLabelText('Letters in the picture')).toBeNull()
  })

  it('shows the letters when the gateway asks for them, and no other message [LOGIN-07]', async () => {
    await open(no('LOGIN_FAILED', { captcha: true }))
    send()
    expect(await screen.findByLabelText('Letters in the picture')).toBeDefined()
    expect(screen.queryByText('Username or password is not right.')).toBeNull()
  })

  it('names what is missing before it asks [LOGIN-11]', async () => {
    await open(no('LOGIN_FAILED'))
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByText('Enter your username.')).toBeDefined()
    expect(screen.getByText('Enter your password.')).toBeDefined()
  })

  it('offers agents no remembering [LOGIN-04] [LOGIN-16]', async () => {
    await open(no('NOT_AN_AGENT'), vi.fn(), 'AGENT')
    expect(screen.queryByRole('checkbox')).toBeNull()
    send()
    expect(await screen.findByText('Non-agents cannot log in here.')).toBeDefined()
  })
})
