import { examples } from '@portico/contract/examples'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { sessionExample } from '@portico/contract/session/examples'
import { markPlaying } from '@portico/contract/control/calls'
import { listAnnouncements } from '@portico/contract/content/calls'
import { testDesktop } from '../../../test/desktop.ts'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { ended, resumed, started } from '../../session/index.ts'
import type { Platform } from '../../../platform/port.ts'
import { DesktopService } from './desktop-service.tsx'

const Where = () => <output>{useLocation().pathname}</output>

const open = async (state: Parameters<typeof testDesktop>[1] = {}, host: Partial<Platform> = {}) => {
  const line = stubGateway(
    answers(listAnnouncements, examples.listAnnouncements.response),
    answers(markPlaying, { ...examples.markPlaying.response, due: true }),
  )
  const client = testDesktop({ 'presence.write': async () => null }, state)
  const app = await renderApp(
    <>
      <DesktopService />
      <Where />
    </>,
    { namespaces: ['desktop', 'wallet', 'control', 'errors'], platform: { ...client.platform, ...host } },
  )
  return { ...client, ...app, line }
}

describe('the desktop service', () => {
  it('goes where a link leads [DESKTOP-07]', async () => {
    const { say } = await open()
    act(() => say('link.opened', '/lottery'))
    expect(await screen.findByText('/lottery')).toBeTruthy()
  })

  it('counts the time of games in windows of their own, and shows the reality check over any page', async () => {
    const { say, store, line } = await open()
    act(() => say('games.changed', [{ id: 'pg-1', title: 'Night Lotus' }]))
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => void store.dispatch(started(sessionExample.member as never)))
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(line.count(markPlaying)).toBeGreaterThan(0)
    act(() => say('games.changed', []))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('follows what another window does with the session [DESKTOP-01]', async () => {
    const { say, store } = await open()
    act(() => void store.dispatch(started(sessionExample.member as never)))
    act(() => say('session.changed', { held: false, vault: 'ready' }))
    await waitFor(() => expect(store.getState().session).toMatchObject({ status: 'guest', lost: 'SESSION_EXPIRED' }))
    act(() => say('session.changed', { held: true, vault: 'ready' }))
    await waitFor(() => expect(store.getState().session).toMatchObject({ status: 'unknown' }))
  })

  it('follows what happened before it was there itself [DESKTOP-01]', async () => {
    const { store } = await open({ session: { held: true, vault: 'ready' } })
    await waitFor(() => expect(store.getState().session).toMatchObject({ status: 'unknown' }))
  })

  it('asks again when a session began while it was still asking about the one before [DESKTOP-01]', async () => {
    const { say, store } = await open()
    act(() => void store.dispatch(resumed()))
    act(() => say('session.changed', { held: true, vault: 'ready' }))
    act(() => void store.dispatch(ended()))
    await waitFor(() => expect(store.getState().session).toMatchObject({ status: 'unknown' }))
    act(() => void store.dispatch(ended()))
    expect(store.getState().session).toMatchObject({ status: 'guest' })
  })

  it('says in one line that it looks for another way, and why there is none [DESKTOP-03]', async () => {
    const { say } = await open()
    const line = { host: 'one.example', since: '2026-11-21T08:00:00.000Z', listExpired: false }
    act(() => say('line.changed', { ...line, kind: 'switching', cause: null }))
    expect(await screen.findByText(/another way/)).toBeTruthy()
    act(() => say('line.changed', { ...line, kind: 'lost', cause: 'clock' }))
    expect(await screen.findByText(/clock is wrong/)).toBeTruthy()
    act(() => say('line.changed', { ...line, kind: 'connected', cause: null }))
    await waitFor(() => expect(screen.queryByText(/clock is wrong/)).toBeNull())
  })

  it('says that the session lives in memory only [DESKTOP-01]', async () => {
    await open({ session: { held: true, vault: 'unavailable' } })
    expect(await screen.findByText(/has no key store/)).toBeTruthy()
    act(() => screen.getByRole('button', { name: 'Close' }).click())
    await waitFor(() => expect(screen.queryByText(/has no key store/)).toBeNull())
  })

  it('tells main once what is unread', async () => {
    const { requests } = await open()
    await waitFor(() => expect(requests.filter(([name]) => name === 'presence.write').length).toBeGreaterThan(0))
    const states = requests.filter(([name]) => name === 'presence.write').map(([, what]) => JSON.stringify(what))
    expect(new Set(states).size).toBe(states.length)
  })

  it('tells main what others decided about the money of who does not look [DESKTOP-07]', async () => {
    let hear: (text: string) => void = () => undefined
    const connectEvents = (_path: unknown, { onText }: { onText: (text: string) => void }) => {
      hear = onText
      return { read: () => undefined, close: () => undefined }
    }
    const { host, requests } = await open({}, { connectEvents })
    host.events.start(async () => 'ticket')
    await act(async () => Promise.resolve())
    const data = { withdrawalId: 'w-1', step: 'REJECTED', amount: { amount: '500000.0000', currency: 'VND' } }
    act(() => hear(JSON.stringify({ seq: 1, channel: 'member', type: 'withdrawal.changed', data })))
    const title = expect.stringMatching(/^Your withdrawal of 500,000\s₫ was rejected/)
    const notices = expect.arrayContaining([expect.objectContaining({ id: 'payout.w-1.REJECTED', title, path: '/member/withdraw' })])
    await waitFor(() => expect(requests).toContainEqual(['presence.write', expect.objectContaining({ notices })]))
  })

  it('offers an update until it is put off [DESKTOP-02]', async () => {
    await open({ update: { kind: 'ready', version: '1.5.0', notes: '', urgent: false, blockedBy: null } })
    expect(await screen.findByText('Version 1.5.0 is ready to be installed.')).toBeTruthy()
    act(() => screen.getByRole('button', { name: 'Later' }).click())
    await waitFor(() => expect(screen.queryByText(/1\.5\.0/)).toBeNull())
  })

  it('asks for the name and password of a proxy, and goes on without when closed', async () => {
    const { requests, say } = await open({ proxyLogin: { host: 'proxy.example:8080', realm: 'Office' } })
    fireEvent.change(await screen.findByLabelText('Proxy user name'), { target: { value: 'linh' } })
    fireEvent.change(screen.getByLabelText('Proxy password'), { target: { value: 'word' } })
    fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
    await waitFor(() => expect(requests).toContainEqual(['proxy.answer', { username: 'linh', password: 'word' }]))
    act(() => say('proxy.login', null))
    await waitFor(() => expect(screen.queryByLabelText('Proxy user name')).toBeNull())
  })
})
