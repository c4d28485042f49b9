import { fireEvent, screen, waitFor } from '@testing-library/react'
import { examples } from '@portico/contract/examples'
import { answerHandover, openHandover } from '@portico/contract/session/handover-calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answers, OFFLINE, refuses, type Reply, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component as HandoverPage } from './handover-page.tsx'

const TICKET = 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c'
const MIRROR = 'https://mirror.example'
const opened = (returnTo: string | null) => ({ ...examples.openHandover.response, returnTo })
/** An address that a page without a browser can go to. */
const BACK = `${location.origin}/#exchange=${TICKET}`

const options = { namespaces: ['session', 'errors'], address: `/passkey#ticket=${TICKET}` } as const
const open = async (
  replies: readonly [Reply<typeof openHandover>, ...Reply<typeof openHandover>[]],
  answer: Reply<typeof answerHandover> = { url: BACK },
) => {
  const line = stubGateway(answers(openHandover, ...replies), answers(answerHandover, answer))
  return { line, view: await renderApp(<HandoverPage />, options) }
}

beforeEach(() => {
  location.hash = ''
})
afterEach(() => vi.unstubAllGlobals())

describe('the page of the sign-in origin, for who has no passkey', () => {
  it.each([
    ['a mirror', MIRROR, 'Back to mirror.example'],
    ['the client', null, 'Back to the app'],
  ])('leads back to %s in the browser too that knows no passkeys, and says that nothing was shown', async (_who, returnTo, name) => {
    const { line } = await open([opened(returnTo)])
    expect(await screen.findByText('No passkey? Go back and choose another way.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(location.hash).toBe(`#exchange=${TICKET}`))
    expect(line.requests(answerHandover).map(({ request }) => request)).toMatchObject([{ ticket: TICKET, giveUp: true }])
  })

  it('leads back to the site where the ticket has run out meanwhile', async () => {
    await open([opened(MIRROR)], refuses('LINK_OVER'))
    fireEvent.click(await screen.findByRole('button', { name: 'Back to mirror.example' }))
    expect(await screen.findByRole('heading', { name: 'This page is too old' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Back to mirror.example' })).toBeDefined()
    expect(screen.queryByText(/^No passkey/)).toBeNull()
  })

  it('says when the gateway is out of reach, and asks again', async () => {
    await open([OFFLINE, opened(MIRROR)])
    expect((await screen.findByRole('alert')).textContent).toContain('can’t be reached')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Back to mirror.example' })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
