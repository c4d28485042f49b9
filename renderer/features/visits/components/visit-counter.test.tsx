import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderApp } from '../../../test/render.tsx'
import { VisitChoice } from './visit-choice.tsx'
import { VisitCounter } from './visit-counter.tsx'
import { VisitService } from './visit-parts.tsx'

const ID = 'G-ABCD1234'
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="google"]')]
/** The commands that the tag was given, in order. */
const commands = () => ((globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((each) => Array.from(each))
const pages = () =>
  commands()
    .filter(([name]) => name === 'event')
    .map(([, , facts]) => facts)

afterEach(() => {
  localStorage.clear()
  for (const script of scripts()) script.remove()
  for (const name of ['dataLayer', `ga-disable-${ID}`]) Reflect.deleteProperty(globalThis, name)
})

it('loads nothing before the reader has said yes, and then tells pages without their query [CONFIG-01]', async () => {
  const { router } = await renderApp(<VisitCounter tag={ID} />, { namespaces: ['visits'], address: '/promotions?code=secret#part' })
  expect(await screen.findByText(/May Aurora count/)).toBeDefined()
  expect([scripts(), commands()]).toEqual([[], []])
  fireEvent.click(screen.getByRole('button', { name: 'Allow' }))
  expect(scripts().map(({ src }) => src)).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`])
  expect(commands()[0]).toEqual(['consent', 'default', expect.objectContaining({ ad_storage: 'denied', ad_personalization: 'denied' })])
  expect(screen.queryByText(/May Aurora count/)).toBeNull()
  await act(() => router.navigate('/service?ticket=1'))
  const at = (path: string) => ({ page_location: `${location.origin}${path}`, page_referrer: '' })
  expect(pages()).toEqual([at('/promotions'), at('/service')])
})

it('keeps a no, and is not asked again; the agreement’s page takes it back either way [CONFIG-01]', async () => {
  const first = await renderApp(<VisitCounter tag={ID} />, { namespaces: ['visits'] })
  fireEvent.click(await screen.findByRole('button', { name: 'Don’t allow' }))
  first.unmount()
  await renderApp(
    <>
      <VisitCounter tag={ID} />
      <VisitChoice />
    </>,
    { namespaces: ['visits'] },
  )
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull()
  expect([scripts(), commands()]).toEqual([[], []])
  document.cookie = '_ga=1; Path=/'
  fireEvent.click(screen.getByRole('radio', { name: 'Allow' }))
  expect(scripts()).toHaveLength(1)
  fireEvent.click(screen.getByRole('radio', { name: 'Don’t allow' }))
  expect((globalThis as Record<string, unknown>)[`ga-disable-${ID}`]).toBe(true)
  expect(document.cookie).not.toContain('_ga')
})

it('loads no tag in the agents’ office, and stills one that came with a page of the site [CONFIG-01]', async () => {
  localStorage.setItem('portico.visits', 'yes')
  const { router } = await renderApp(<VisitCounter tag={ID} />, { namespaces: ['visits'], address: '/agentHome' })
  expect([scripts(), commands()]).toEqual([[], []])
  const stilled = () => (globalThis as Record<string, unknown>)[`ga-disable-${ID}`]
  await act(() => router.navigate('/promotions'))
  expect([scripts().length, stilled()]).toEqual([1, false])
  await act(() => router.navigate('/agentHome/agentTeamOverview'))
  expect([scripts().length, stilled()]).toEqual([1, true])
  await act(() => router.navigate('/service'))
  expect([scripts().length, stilled()]).toEqual([1, false])
  expect(pages().map((facts) => (facts as { page_location: string }).page_location)).toEqual(
    ['/promotions', '/service'].map((path) => `${location.origin}${path}`),
  )
})

it('asks nothing in the agents’ office [CONFIG-01]', async () => {
  await renderApp(<VisitCounter tag={ID} />, { namespaces: ['visits'], address: '/agentHome' })
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull()
})

it('is not there for a brand without a tag [CONFIG-01]', async () => {
  const { container } = await renderApp(<VisitService />, { namespaces: ['visits'] })
  expect(container.textContent).toBe('')
})
