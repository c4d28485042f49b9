import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import type { Call } from '@portico/contract/kit/call'
import { sessionExample } from '@portico/contract/session/examples'
import { started } from '../features/session/index.ts'
import type { Namespace } from '../i18n/resources.ts'
import { type Answers, answers, refuses, type Reply, stubGateway } from './gateway.ts'
import { renderApp } from './render.tsx'

/** A part of a page, and the one call that fails first. */
export interface FailingPart {
  readonly part: ReactNode
  readonly namespaces: readonly Namespace[]
  readonly failing: (isUp: () => boolean) => Answers
  /** What else the part asks, answered at once. */
  readonly others?: readonly Answers[]
  readonly address?: string
  /** What stands there once the call is answered. */
  readonly comes: string | RegExp
}

/** A call that fails until the gateway is up. */
export const fails =
  <C extends Call>(row: C, reply: Reply<C>): FailingPart['failing'] =>
  (isUp) =>
    answers(row, () => (isUp() ? reply : refuses('INTERNAL')))

/** Shows a part to a member: its failed call is one line with a button, which brings what was missing. */
export const expectRetry = async ({ part, namespaces, failing, others = [], address, comes }: FailingPart): Promise<void> => {
  let up = false
  stubGateway(
    failing(() => up),
    ...others,
  )
  const { store } = await renderApp(part, { namespaces: [...namespaces, 'errors'], ...(address === undefined ? {} : { address }) })
  act(() => void store.dispatch(started({ ...sessionExample.member, type: 0 })))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryAllByText(comes)).toEqual([])
  up = true
  fireEvent.click(retry)
  expect((await screen.findAllByText(comes)).length).toBeGreaterThan(0)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
}
