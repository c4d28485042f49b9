import { examples } from '@portico/contract/examples'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { brand } from 'virtual:brand'
import { getMemberInfo } from '@portico/contract/member/calls'
import { logout } from '@portico/contract/session/calls'
import { sessionLost } from '../../../api/base-query.ts'
import { webPlatform } from '../../../platform/web.ts'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { ToastRegion } from '../../../ui/toast/toast-region.tsx'
import { renderApp, testPlatform } from '../../../test/render.tsx'
import { signOut } from '../sign-out.ts'
import { resumed, started } from '../slice.ts'
import { SessionService } from './session-service.tsx'

test('asks whose a session is each time one begins elsewhere, not at the start alone [DESKTOP-01]', async () => {
  stubGateway(answers(getMemberInfo, examples.getMemberInfo.response))
  const platform = testPlatform()
  platform.token.write('kept')
  const { store } = await renderApp(<SessionService />, { platform, namespaces: ['errors'] })
  for (const _time of ['at the start', 'after another window signed in', 'and once more']) {
    await waitFor(() => expect(store.getState().session.status).toBe('member'))
    act(() => void store.dispatch(sessionLost()))
    expect(store.getState().session.status).toBe('guest')
    act(() => void store.dispatch(resumed()))
  }
  await waitFor(() => expect(store.getState().session.status).toBe('member'))
})

test.each([
  [undefined, 'Your session has ended. Please log in again.'],
  ['SELF_EXCLUDED', 'You have excluded yourself from play. Withdrawing is open.'],
] as const)('says why a session ended: %s', async (end, words) => {
  const { store } = await renderApp(
    <>
      <SessionService />
      <ToastRegion />
    </>,
    { namespaces: ['errors'] },
  )
  act(() => void store.dispatch(started(examples.getMemberInfo.response)))
  act(() => void store.dispatch(sessionLost(end)))
  expect(await screen.findByText(words)).toBeTruthy()
})

describe('what a tab remembers of who is here [CONFIG-03]', () => {
  beforeEach(() => sessionStorage.clear())
  afterEach(() => vi.unstubAllGlobals())
  const merchant = brand.merchantCode
  const linh = { ...examples.getMemberInfo.response, account: 'linh88', agent: false }
  const inTab = () => {
    const named = (name: string) => sessionStorage.getItem(`portico.${name}`)
    return { token: named('token'), merchant: named('merchant'), username: named('username'), isAgent: named('isAgent') }
  }
  const open = async () => {
    stubGateway(answers(getMemberInfo, linh), answers(logout, {}))
    const app = await renderApp(<SessionService />, { platform: webPlatform(), namespaces: ['errors'] })
    const comes = (reader: typeof linh, token: string) => {
      app.host.platform.token.write(token)
      act(() => void app.store.dispatch(started(reader)))
    }
    return { ...app, comes }
  }

  test('is the merchant of a visitor, and token, name and kind of account of a member; signing out leaves the merchant', async () => {
    const { store, comes } = await open()
    const visitor = { token: null, merchant, username: null, isAgent: null }
    expect(inTab()).toEqual(visitor)
    comes(linh, 'of-linh')
    expect(inTab()).toEqual({ token: 'of-linh', merchant, username: 'linh88', isAgent: 'false' })
    await act(() => store.dispatch(signOut()))
    expect(inTab()).toEqual(visitor)
    comes({ ...linh, account: 'quangtrung', agent: true }, 'of-trung')
    expect(inTab()).toEqual({ token: 'of-trung', merchant, username: 'quangtrung', isAgent: 'true' })
  })

  test('is a trial account’s own name, too', async () => {
    const { comes } = await open()
    comes({ ...linh, account: 'trial77', type: 4, trialEndsAt: '2026-11-28T08:00:00.000Z' }, 'of-trial')
    expect(inTab()).toMatchObject({ username: 'trial77', isAgent: 'false' })
  })

  test('stays over a reload, and nothing that was kept for one member is there for the next but what awaits an answer', async () => {
    const { comes, unmount } = await open()
    comes(linh, 'of-linh')
    sessionStorage.setItem('portico.lobby.recent.linh88', '{}')
    unmount()
    const again = await open()
    await waitFor(() => expect(again.store.getState().session.member?.account).toBe('linh88'))
    expect(sessionStorage.getItem('portico.lobby.recent.linh88')).toBe('{}')
    sessionStorage.setItem('portico.deposit.m1', '{}')
    act(() => void again.store.dispatch(sessionLost()))
    again.comes({ ...linh, account: 'quoctuan' }, 'of-tuan')
    expect(inTab()).toEqual({ token: 'of-tuan', merchant, username: 'quoctuan', isAgent: 'false' })
    expect(Object.keys(sessionStorage)).not.toContain('portico.lobby.recent.linh88')
    expect(Object.keys(sessionStorage)).toContain('portico.deposit.m1')
  })

  test('is nobody where the tab was another merchant’s', async () => {
    sessionStorage.setItem('portico.token', 'of-elsewhere')
    sessionStorage.setItem('portico.merchant', 'elsewhere')
    sessionStorage.setItem('portico.username', 'linh88')
    const { store } = await open()
    await waitFor(() => expect(store.getState().session.status).toBe('guest'))
    expect(inTab()).toEqual({ token: null, merchant, username: null, isAgent: null })
  })
})
