import { unreadCount } from '@portico/contract/inbox/calls'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '../api/gateway.ts'
import { useUnreadCountQuery } from '../features/inbox/api.ts'
import { answers, stubGateway } from '../test/gateway.ts'
import { renderApp } from '../test/render.tsx'

afterEach(() => vi.unstubAllGlobals())

const count = (unread: number) => ({ unreadCount: unread, byKind: { ACCOUNT: unread, OFFER: 0 } })
const Count = () => <p>{useUnreadCountQuery({}).data?.unreadCount ?? 'none'} unread</p>

it('what changes while its answer is on the way is asked for again, so that no count stays as it was [MEMBER-06]', async () => {
  const line = stubGateway(answers(unreadCount, count(3), count(2), count(1)))
  const plain = fetch
  const delay = Promise.withResolvers<undefined>()
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await plain(...request)
    // Read by the gateway, and not here yet.
    if (line.count(unreadCount) === 2) await delay.promise
    return answer
  })
  const { store } = await renderApp(<Count />)
  await screen.findByText('3 unread')
  const changed = () => act(() => void store.dispatch(api.util.invalidateTags(['Letters' as never])))
  changed()
  await vi.waitFor(() => expect(line.count(unreadCount)).toBe(2))
  changed()
  delay.resolve(undefined)
  expect(await screen.findByText('1 unread')).toBeDefined()
  expect(line.count(unreadCount)).toBe(3)
})
