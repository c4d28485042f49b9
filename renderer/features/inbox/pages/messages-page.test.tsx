import { examples } from '@portico/contract/examples'
import { memberLetters, unreadCount } from '@portico/contract/inbox/calls'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sessionExample } from '@portico/contract/session/examples'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { started } from '../../session/index.ts'
import { Component as MessagesPage } from './messages-page.tsx'

it('unread messages are a value of the store, which whatever shows them reads and no page keeps by itself [CONFIG-02]', async () => {
  stubGateway(
    answers(unreadCount, { unreadCount: 7, byKind: { ACCOUNT: 4, OFFER: 3 } }),
    answers(memberLetters, examples.memberLetters.response),
  )
  const { store, unmount } = await renderApp(<MessagesPage />, { namespaces: ['inbox', 'support', 'upload', 'errors'] })
  act(() => void store.dispatch(started(sessionExample.member as never)))
  expect((await screen.findAllByText('7')).length).toBeGreaterThan(0)
  const values = () => Object.values(store.getState().gateway.queries).map((query) => query?.data)
  await waitFor(() => expect(values()).toContainEqual({ unreadCount: 7, byKind: { ACCOUNT: 4, OFFER: 3 } }))
  unmount()
})
