import { forgetView, savedViews, saveView } from '@portico/contract/saved-view/calls'
import type { SavedView } from '@portico/contract/saved-view/shapes'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, refuses, stubGateway } from '../../test/gateway.ts'
import { renderApp } from '../../test/render.tsx'
import { SavedViews } from './saved-views.tsx'

const QUIET: SavedView = {
  viewId: '0d9a37f9-9d3e-4a43-8a51-1f3f6a1c0001',
  page: 'downlines',
  name: 'Quiet',
  address: 'sort=balance',
  version: 1,
  first: false,
}
const LARGE: SavedView = {
  ...QUIET,
  viewId: '0d9a37f9-9d3e-4a43-8a51-1f3f6a1c0002',
  name: 'Large',
  address: 'sort=profit&luck=1',
  version: 99,
}
const OTHER: SavedView = { ...QUIET, viewId: '0d9a37f9-9d3e-4a43-8a51-1f3f6a1c0003', page: 'other', name: 'Elsewhere' }

/** A page that knows nothing but its order. */
const understood = (address: string) => {
  const sort = new URLSearchParams(address).get('sort')
  return sort ? `sort=${sort}` : ''
}

const open = async (list: readonly SavedView[], address = '/agentHome') => {
  const line = stubGateway(
    answers(savedViews, { list: [...list] }),
    answers(saveView, refuses('TOO_MANY_VIEWS'), QUIET),
    answers(forgetView, {}),
  )
  const page = <SavedViews page="downlines" understood={understood} />
  return { line, ...(await renderApp(page, { namespaces: ['tables', 'errors'], address })) }
}
const tab = (name: string) => screen.findByRole('button', { name })

afterEach(() => vi.unstubAllGlobals())

it('opens a view of its page with what the page understands of it [AGENT-11]', async () => {
  const { router } = await open([QUIET, LARGE, OTHER])
  expect((await tab('All')).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(await tab('Large'))
  await waitFor(() => expect(router.state.location.search).toBe('?sort=profit'))
  expect((await tab('Large')).getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Elsewhere' })).toBeNull()
  fireEvent.click(await tab('All'))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

it('opens the page with its first view where the address says nothing, and only on the way in [AGENT-11]', async () => {
  const { router } = await open([{ ...QUIET, first: true }])
  await waitFor(() => expect(router.state.location.search).toBe('?sort=balance'))
  fireEvent.click(await tab('All'))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await new Promise((resolve) => setTimeout(resolve))
  expect(router.state.location.search).toBe('')
})

it('leaves an address that says something as it is [AGENT-11]', async () => {
  const { router } = await open([{ ...QUIET, first: true }], '/agentHome?sort=profit')
  await tab('Quiet')
  expect(router.state.location.search).toBe('?sort=profit')
})

it('saves what is shown under a name, keeps the name when that is refused, and forgets [AGENT-11]', async () => {
  const { line } = await open([QUIET], '/agentHome?sort=profit&luck=1')
  await tab('Quiet')
  // jsdom never opens a popover.
  const field = screen.getByLabelText('Name of this view')
  fireEvent.change(field, { target: { value: 'Winners' } })
  const form = field.closest('form')!
  fireEvent.submit(form)
  expect(await screen.findByText(/You have saved 20 views/)).toBeTruthy()
  expect(field).toHaveProperty('value', 'Winners')
  fireEvent.submit(form)
  await waitFor(() => expect(field).toHaveProperty('value', ''))
  expect(line.requests(saveView)[1]!.request).toEqual({
    page: 'downlines',
    name: 'Winners',
    address: 'sort=profit',
    version: 1,
    first: false,
  })
  fireEvent.click(screen.getByRole('button', { name: 'Forget Quiet', hidden: true }))
  await waitFor(() => expect(line.requests(forgetView)).toHaveLength(1))
})
