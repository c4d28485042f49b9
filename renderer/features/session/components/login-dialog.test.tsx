import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { socialProviders } from '@portico/contract/session/social-calls'
import { whitelabel } from '@portico/contract/system/calls'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp, testPlatform } from '../../../test/render.tsx'
import { Component as LoginDialog } from './login-dialog.tsx'

const node = (modId: string, enabled: boolean) => ({ modId, enabled, childrenNodes: [] })
const modules = (flags: Readonly<Record<string, boolean>>) => ({
  modules: [{ modId: 'LOGIN', enabled: true, childrenNodes: Object.entries(flags).map(([modId, enabled]) => node(modId, enabled)) }],
})
const onClose = vi.fn()
const open = async (...flags: readonly [Readonly<Record<string, boolean>>, ...Readonly<Record<string, boolean>>[]]) => {
  const [first, ...rest] = flags
  const line = stubGateway(answers(whitelabel, modules(first), ...rest.map(modules)), answers(socialProviders, { providers: ['google'] }))
  let hear: (text: string) => void = () => undefined
  const platform = {
    ...testPlatform(),
    connectEvents: (_path: unknown, { onText }: { onText: (text: string) => void }) => {
      hear = onText
      return { read: () => undefined, close: () => undefined }
    },
  }
  const app = await renderApp(<LoginDialog onClose={onClose} />, { namespaces: ['session', 'errors'], platform })
  app.host.events.start(async () => 'ticket')
  await waitFor(() => expect(line.count(whitelabel)).toBe(1))
  let seq = 0
  const changed = async () => {
    seq += 1
    await act(async () => hear(JSON.stringify({ seq, channel: 'public', type: 'registration.changed', data: {} })))
  }
  return { ...app, line, changed }
}
const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent)
const WAYS = ['With password', 'With SMS code']

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('the login dialog goes by the flags of the merchant', () => {
  it('which the operator changes while it is open: the login by SMS goes and comes back [REGISTER-11] [LOGIN-01]', async () => {
    const { changed } = await open({ SMS_LOGIN: true }, { SMS_LOGIN: false }, { SMS_LOGIN: true })
    await waitFor(() => expect(tabs()).toEqual(WAYS))
    await changed()
    await waitFor(() => expect(tabs()).toEqual([]))
    expect(screen.getByLabelText('Username')).toBeDefined()
    await changed()
    await waitFor(() => expect(tabs()).toEqual(WAYS))
  })

  it('free play is begun from it where the merchant has that, and nowhere else [LOGIN-15] [REGISTER-11]', async () => {
    const { changed } = await open({ FREE_PLAY: true }, { FREE_PLAY: false })
    const entry = () => screen.queryByRole('button', { name: 'Play for free' })
    await waitFor(() => expect(entry()).not.toBeNull())
    await changed()
    await waitFor(() => expect(entry()).toBeNull())
  })

  it('accounts at providers are taken where the merchant has that, and else not even asked for [LOGIN-02]', async () => {
    const { unmount } = await open({ SOCIAL_LOGIN: true })
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeDefined()
    unmount()
    vi.unstubAllGlobals()
    const { changed, line } = await open({ SOCIAL_LOGIN: false, SMS_LOGIN: false }, { SOCIAL_LOGIN: false, SMS_LOGIN: true })
    await waitFor(() => expect(tabs()).toEqual([]))
    const before = line.count(socialProviders)
    await changed()
    await waitFor(() => expect(tabs()).toEqual(WAYS))
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
    expect(line.count(socialProviders)).toBe(before)
  })

  it('a lost password is won back where the merchant has a way for that [PASSWORD-02]', async () => {
    const { changed, line } = await open(
      { PASSWORD_BY_EMAIL: false, PASSWORD_BY_MOBILE: true },
      { PASSWORD_BY_EMAIL: true, PASSWORD_BY_MOBILE: false },
      { PASSWORD_BY_EMAIL: false, PASSWORD_BY_MOBILE: false },
    )
    const entry = () => screen.queryByRole('button', { name: 'Forgot your password?' })
    await waitFor(() => expect(entry()).not.toBeNull())
    await changed()
    await waitFor(() => expect(line.count(whitelabel)).toBe(2))
    expect(entry()).not.toBeNull()
    await changed()
    await waitFor(() => expect(entry()).toBeNull())
  })
})
