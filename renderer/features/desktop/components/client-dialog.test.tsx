import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CLIENT_STATE } from '../../../test/client-state.ts'
import { testDesktop } from '../../../test/desktop.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component as ClientDialog, type ClientTab } from './client-dialog.tsx'

const open = async (tab: ClientTab, ...desktop: Parameters<typeof testDesktop>) => {
  const client = testDesktop(...desktop)
  await renderApp(<ClientDialog tab={tab} onClose={() => undefined} />, { namespaces: ['desktop'], platform: client.platform })
  return client
}
const LINES = [
  { host: 'one.example', ms: 41, active: true },
  { host: 'two.example', ms: null, active: false },
]

describe('the client dialog', () => {
  it('lists the lines, measures them and goes over to another [DESKTOP-03] [SYSTEM-05]', async () => {
    const lines = vi.fn(async () => LINES)
    const { requests } = await open('line', { 'lines.list': lines, 'lines.measure': async () => LINES, 'lines.use': async () => null })
    expect(await screen.findByText('41 ms')).toBeTruthy()
    expect(screen.getByText('no answer')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Measure again' }))
    await waitFor(() => expect(lines).toHaveBeenCalledTimes(2))
    fireEvent.click(screen.getByRole('button', { name: 'Use two.example' }))
    await waitFor(() => expect(requests).toContainEqual(['lines.use', 'two.example']))
  })

  it('leads through an update: notes, progress, what it waits for, install [DESKTOP-02]', async () => {
    const release = { version: '1.5.0', notes: 'Quicker boards.' }
    const ready = { kind: 'ready', ...release, urgent: false, blockedBy: null } as const
    const { requests, say } = await open(
      'update',
      { 'updates.download': async () => ready, 'updates.install': async () => ({ kind: 'installing', ...release }) },
      { update: { kind: 'available', ...release, size: 5 * 1_048_576, urgent: false } },
    )
    expect(screen.getByText('Version 1.5.0 is available. 5 MB to download.')).toBeTruthy()
    expect(screen.getByText('Quicker boards.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(requests).toContainEqual(['updates.download']))
    act(() => say('update.changed', { kind: 'downloading', ...release, percent: 40 }))
    expect(await screen.findByRole('progressbar')).toHaveProperty('value', 40)
    act(() => say('update.changed', { ...ready, blockedBy: 'game' }))
    expect(await screen.findByText(/when your games are closed/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Install and restart' }))
    expect(requests).not.toContainEqual(['updates.install'])
    act(() => say('update.changed', ready))
    await screen.findByText('Version 1.5.0 is ready to be installed.')
    fireEvent.click(screen.getByRole('button', { name: 'Install and restart' }))
    await waitFor(() => expect(requests).toContainEqual(['updates.install']))
  })

  it('takes a proxy that makes sense and names one that does not', async () => {
    const { requests } = await open('settings', { 'settings.write': async (next) => next })
    fireEvent.change(screen.getByLabelText('Proxy for all traffic of this client'), { target: { value: 'manual' } })
    fireEvent.change(screen.getByLabelText('Proxy address'), { target: { value: 'proxy.example' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save the proxy' }))
    expect(await screen.findByText(/a host, and a port/)).toBeTruthy()
    expect(requests).toEqual([])
    fireEvent.change(screen.getByLabelText('Proxy address'), { target: { value: ' socks5://10.0.0.2:1080 ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save the proxy' }))
    await waitFor(() =>
      expect(requests).toContainEqual([
        'settings.write',
        {
          closeToTray: true,
          notifications: true,
          startAtLogin: false,
          restoreWindows: true,
          quietHours: { on: false, from: '22:00', to: '07:00' },
          proxy: { mode: 'manual', server: 'socks5://10.0.0.2:1080', bypass: '' },
        },
      ]),
    )
  })

  it('keeps quiet hours: on and off by a box, a time when its field is left, and none for a cleared one [DESKTOP-07]', async () => {
    const { requests, say } = await open('settings', { 'settings.write': async (next) => next })
    fireEvent.click(screen.getByRole('checkbox', { name: /^Quiet hours/ }))
    const on = { ...CLIENT_STATE.settings, quietHours: { on: true, from: '22:00', to: '07:00' } }
    await waitFor(() => expect(requests).toEqual([['settings.write', on]]))
    act(() => say('settings.changed', on))
    const from = await screen.findByLabelText('From')
    fireEvent.change(from, { target: { value: '' } })
    fireEvent.blur(from)
    expect([from, requests.length]).toMatchObject([{ value: '22:00' }, 1])
    fireEvent.change(from, { target: { value: '23:15' } })
    fireEvent.blur(from)
    await waitFor(() => expect(requests).toContainEqual(['settings.write', { ...on, quietHours: { ...on.quietHours, from: '23:15' } }]))
    act(() => say('settings.changed', { ...on, notifications: false }))
    await waitFor(() => expect(screen.queryByLabelText('From')).toBeNull())
  })

  it('shows the steps of the diagnostics and copies them', async () => {
    const { requests } = await open('diagnostics', {
      'diagnostics.run': async () => [{ number: 1, name: 'network', outcome: 'bad', detail: 'no interface is up' }],
      'diagnostics.copy': async () => null,
    })
    expect(await screen.findByText('1. Network')).toBeTruthy()
    expect(screen.getByText('no interface is up')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Copy for support' }))
    await waitFor(() => expect(requests).toContainEqual(['diagnostics.copy']))
  })

  it('offers a way on where main does not answer', async () => {
    await open('line')
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
