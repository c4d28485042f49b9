import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { examples } from '@portico/contract/examples'
import type { NextStep } from '@portico/contract/kit/next-step'
import { login, sessionKeys } from '@portico/contract/session/calls'
import { sessionExample } from '@portico/contract/session/examples'
import { verifySignIn } from '@portico/contract/session/flow-calls'
import { answerHandover, startChoice, startHandover } from '@portico/contract/session/handover-calls'
import { rememberedAccounts } from '@portico/contract/session/remember-calls'
import { probe } from '@portico/contract/system/calls'
import { answers, OFFLINE, refuses, type Reply, stubGateway } from '../../../test/gateway.ts'
import { renderApp, testPlatform } from '../../../test/render.tsx'
import { AccountPart } from '../handover/account-part.tsx'
import { isRemembered } from '../remembered.ts'
import { newKey } from '../testing/new-key.ts'
import { AccountChooser } from './account-chooser.tsx'
import { LoginForm } from './login-form.tsx'
import { Component as SignInStepDialog } from './sign-in-step-dialog.tsx'

const ID = '0b9c5f1e-1b1f-4c3e-9a55-6a9c0d4f2e77'
const SERVER_NOW = '2026-11-21T09:00:00.000Z'
/** An address to leave for that a page without a browser can go to. */
const away = () => ({ url: `${location.origin}/#ticket=abc`, expiresAt: SERVER_NOW })
const listOf = (elsewhere: boolean, names: readonly string[] = []) => ({
  list: names.map((name) => ({ id: ID, name, initials: 'L', lastSeenAt: SERVER_NOW })),
  elsewhere,
  serverNow: SERVER_NOW,
})
const options = { namespaces: ['session', 'errors'] } as const

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  location.hash = ''
})
afterEach(() => vi.unstubAllGlobals())

const gateway = async (elsewhere: boolean, start: Reply<typeof startHandover> = away()) => {
  const { published, opened } = await newKey()
  const line = stubGateway(
    answers(sessionKeys, { keys: [published], serverNow: new Date().toISOString() }),
    answers(rememberedAccounts, listOf(elsewhere)),
    answers(startHandover, start),
    answers(login, sessionExample),
    answers(verifySignIn, sessionExample),
  )
  const sent = async () => (await opened(line.requests(login)[0]!.body)) as { remember: boolean }
  return { line, sent }
}
const send = () => {
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'linh88' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret word 1' } })
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
}
const requestsOf = ({ line }: Awaited<ReturnType<typeof gateway>>) => line.requests(startHandover).map(({ request }) => request)

describe('“Remember me” at another domain of the brand [LOGIN-12] [LOGIN-13]', () => {
  it('asks for no cookie there, and leaves for the sign-in origin once the session is there', async () => {
    const at = await gateway(true)
    const { host } = await renderApp(<LoginForm portal="SITE" next="/lottery" onDone={vi.fn()} />, options)
    send()
    await waitFor(() => expect(location.hash).toBe('#ticket=abc'))
    expect(await at.sent()).toMatchObject({ remember: false })
    expect(requestsOf(at)).toMatchObject([{ action: 'REMEMBER', client: false }])
    expect(host.platform.token.read()).toBe(sessionExample.token)
    expect(sessionStorage.getItem('portico.exchange')).toContain('"next":"/lottery"')
    // Not before it has come back.
    expect(isRemembered(host.clock.now())).toBe(false)
  })

  it('stays logged in and says so where the way does not begin', async () => {
    await gateway(true, refuses('UNAVAILABLE'))
    const { host } = await renderApp(<LoginForm portal="SITE" onDone={vi.fn()} />, options)
    send()
    await waitFor(() =>
      expect(host.toasts.read()).toMatchObject([{ tone: 'negative', text: expect.stringMatching(/^You are logged in, but this device/) }]),
    )
    expect(host.platform.token.read()).toBe(sessionExample.token)
    expect(location.hash).toBe('')
  })

  it('goes to no address of the brand that does not answer, or that answers as another', async () => {
    for (const answer of [OFFLINE, { ...examples.probe.response, nonce: '0123456789abcdef0123456789abcdef' }] as const) {
      const { published } = await newKey()
      const line = stubGateway(
        answers(sessionKeys, { keys: [published], serverNow: new Date().toISOString() }),
        answers(rememberedAccounts, listOf(true)),
        answers(startHandover, { ...away(), url: 'https://aurora.example/passkey#ticket=abc' }),
        answers(login, sessionExample),
        answers(probe, answer),
      )
      const { host, unmount } = await renderApp(<LoginForm portal="SITE" onDone={vi.fn()} />, options)
      send()
      await waitFor(() => expect(host.toasts.read()).toMatchObject([{ tone: 'negative' }]))
      expect(line.requests(probe)).toHaveLength(1)
      expect(host.platform.token.read()).toBe(sessionExample.token)
      unmount()
    }
  })

  it('is a cookie at the sign-in origin itself, and in the client, which asks nobody', async () => {
    for (const kind of ['web', 'desktop'] as const) {
      const at = await gateway(kind === 'desktop')
      const { host, unmount } = await renderApp(<LoginForm portal="SITE" onDone={vi.fn()} />, {
        ...options,
        platform: { ...testPlatform(), kind },
      })
      send()
      await waitFor(() => expect(isRemembered(host.clock.now())).toBe(true))
      expect(await at.sent()).toMatchObject({ remember: true })
      expect(requestsOf(at)).toEqual([])
      localStorage.clear()
      unmount()
    }
  })

  it('is not forgotten by a second step', async () => {
    const at = await gateway(true)
    const next: NextStep = {
      step: 'VERIFY',
      reason: 'OWN_FACTOR',
      account: 'linh88',
      methods: [{ method: 'TOTP', to: null }],
      expiresAt: '2026-11-21T08:15:00.000Z',
    }
    await renderApp(<SignInStepDialog next={next} remember then={undefined} onClose={vi.fn()} />, options)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '123456' } })
    await waitFor(() => expect(location.hash).toBe('#ticket=abc'))
    expect(requestsOf(at)).toMatchObject([{ action: 'REMEMBER' }])
  })
})

describe('the list of the sign-in origin [LOGIN-13]', () => {
  const chooser = (start: Reply<typeof startChoice>) => {
    stubGateway(answers(rememberedAccounts, listOf(true)), answers(startChoice, start))
    return renderApp(<AccountChooser next={undefined} onDone={vi.fn()} onOther={vi.fn()} />, options)
  }
  const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Show my accounts' }))

  it('is offered where this address has none, and says what is wrong where nobody gets there', async () => {
    const { unmount } = await chooser(OFFLINE)
    await press()
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t be reached right now')
    unmount()
    await chooser(away())
    await press()
    await waitFor(() => expect(location.hash).toBe('#ticket=abc'))
  })

  const part = (names: readonly string[], reply: Reply<typeof answerHandover>) => {
    stubGateway(answers(rememberedAccounts, listOf(false, names), listOf(false)), answers(answerHandover, reply))
    const [onDone, onFault] = [vi.fn(), vi.fn()]
    const view = renderApp(<AccountPart ticket="t" site="https://mirror.example" onDone={onDone} onFault={onFault} />, options)
    return { view, onDone, onFault }
  }

  it('goes on with who is pressed, and says when that account has to log in again', async () => {
    const good = part(['li***88'], { url: 'https://mirror.example/#exchange=x' })
    const { unmount } = await good.view
    fireEvent.click(await screen.findByRole('button', { name: /Last here/ }))
    await waitFor(() => expect(good.onDone).toHaveBeenCalledWith('https://mirror.example/#exchange=x'))
    unmount()
    const lost = part(['li***88'], refuses('NOT_LOGGED_IN'))
    await lost.view
    fireEvent.click(await screen.findByRole('button', { name: /Last here/ }))
    expect((await screen.findByRole('alert')).textContent).toBe('That account has to log in again.')
    expect(await screen.findByText(/^Nobody is remembered/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Back to mirror.example' })).toBeDefined()
    expect(lost.onFault).not.toHaveBeenCalled()
  })
})
