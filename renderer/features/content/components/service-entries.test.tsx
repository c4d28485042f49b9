import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { launchChat, liveChats } from '@portico/contract/content/site-calls'
import { DESK_CHAT_PATH } from '@portico/contract/desk-chat/shapes'
import { selectDialogs } from '../../../core/dialogs.ts'
import { answers, refuses, type Reply, stubGateway } from '../../../test/gateway.ts'
import { renderApp, testPlatform } from '../../../test/render.tsx'
import { ToastRegion } from '../../../ui/toast/toast-region.tsx'
import { statusChanged } from '../../system/index.ts'
import { Component as ServiceEntries } from './service-entries.tsx'

const chat = (id: string, title: string) => ({ id, csType: 'LIVE_CHAT' as const, title, lang: null, path: `sealed-${id}` })

const open = async (reply: Reply<typeof launchChat>, list = [chat('a', 'Live chat'), chat('b', 'Telegram')]) => {
  stubGateway(answers(liveChats, { list }), answers(launchChat, reply))
  const openExternal = vi.fn()
  const app = await renderApp(
    <>
      <ServiceEntries />
      <ToastRegion />
    </>,
    { namespaces: ['dialogs'], platform: { ...testPlatform(), openExternal } },
  )
  return { ...app, openExternal }
}

describe('ways to the customer service [CONTENT-05]', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('open outside, from a path that only the gateway can read', async () => {
    const { openExternal } = await open({ chatUrl: 'https://chat.example/a' })
    fireEvent.click(await screen.findByRole('button', { name: 'Telegram' }))
    await waitFor(() => expect(openExternal).toHaveBeenCalledWith('https://chat.example/a'))
  })

  it('open in place when they are a page of ours', async () => {
    const { router, openExternal } = await open({ chatUrl: '/help#contact' })
    fireEvent.click(await screen.findByRole('button', { name: 'Live chat' }))
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/help', hash: '#contact' }))
    expect(openExternal).not.toHaveBeenCalled()
  })

  it('open the desk’s own chat over the page that is shown [CALL-16]', async () => {
    const { router, store } = await open({ chatUrl: DESK_CHAT_PATH })
    fireEvent.click(await screen.findByRole('button', { name: 'Live chat' }))
    await waitFor(() => expect(selectDialogs(store.getState()).map(({ kind }) => kind)).toEqual(['deskChat']))
    expect(router.state.location.pathname).toBe('/')
  })

  it('say that a page of ours opens later while the site is closed [SYSTEM-02]', async () => {
    const { router, store } = await open({ chatUrl: '/help#contact' })
    act(() => void store.dispatch(statusChanged({ status: 1, message: null, until: null })))
    fireEvent.click(await screen.findByRole('button', { name: 'Live chat' }))
    expect(await screen.findByText(/opens again with the site/)).toBeDefined()
    expect(router.state.location.pathname).toBe('/')
  })

  it('say so when they are no longer offered, and when there is none', async () => {
    await open(refuses('CHAT_UNKNOWN'))
    fireEvent.click(await screen.findByRole('button', { name: 'Live chat' }))
    expect(await screen.findByText(/no longer offered/)).toBeDefined()
    await open(refuses('CHAT_UNKNOWN'), [])
    expect(await screen.findByText('Customer service can’t be reached yet')).toBeDefined()
  })
})
