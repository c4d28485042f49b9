import { examples } from '@portico/contract/examples'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Announcement } from '@portico/contract/content/shapes'
import { listAnnouncements } from '@portico/contract/content/calls'
import { api } from '../../../api/gateway.ts'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { NoticeStrip } from './notice-strip.tsx'

const notice = (id: string): Announcement => ({ ...examples.listAnnouncements.response.list[0]!, id, title: `Notice ${id}` })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('asks for the notices that are for everybody, also for a member [CONTENT-01]', async () => {
  const line = stubGateway(answers(listAnnouncements, { ...examples.listAnnouncements.response, list: [notice('1')] }))
  await renderApp(<NoticeStrip />, { namespaces: ['content'] })
  await screen.findByText('Notice 1')
  expect(line.requests(listAnnouncements).map(({ request }) => request)).toMatchObject([{ types: 'PL,H', execution: 'B' }])
})

it('stands still, goes on when asked to, and shows a new notice at once [ROUTE-01] [CONTENT-01]', async () => {
  let list = [notice('2'), notice('1')]
  stubGateway(answers(listAnnouncements, () => ({ ...examples.listAnnouncements.response, list })))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { store } = await renderApp(<NoticeStrip />, { namespaces: ['content'] })
  await screen.findByText('Notice 2')
  expect(vi.getTimerCount()).toBe(0)
  const next = screen.getByRole('button', { name: 'Next notice' })
  fireEvent.click(next)
  await screen.findByText('Notice 1')
  fireEvent.click(next)
  await screen.findByText('Notice 2')
  fireEvent.click(next)
  list = [notice('3'), ...list]
  act(() => void store.dispatch(api.util.invalidateTags(['Announcements'])))
  expect(await screen.findByText('Notice 3')).toBeDefined()
  fireEvent.click(next)
  expect(screen.getByText('Notice 2')).toBeDefined()
})

it('marks a notice that is in another language than the page, and only such a one', async () => {
  const list = [{ ...notice('1'), lang: 'ar' }, notice('2')]
  stubGateway(answers(listAnnouncements, { ...examples.listAnnouncements.response, list }))
  await renderApp(<NoticeStrip />, { namespaces: ['content'] })
  const { lang, dir } = await screen.findByText<HTMLElement>('Notice 1')
  expect([lang, dir]).toEqual(['ar', 'rtl'])
  fireEvent.click(screen.getByRole('button', { name: 'Next notice' }))
  expect((await screen.findByText('Notice 2')).closest('bdi')).toBeNull()
})

it('has no button without a name while notices are on their way, nor when there are none', async () => {
  stubGateway(answers(listAnnouncements, { ...examples.listAnnouncements.response, list: [] }))
  await renderApp(<NoticeStrip />, { namespaces: ['content'] })
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names()).toEqual(['All notices'])
  await screen.findByText('No notices at the moment')
  expect(names()).toEqual(['All notices'])
})
