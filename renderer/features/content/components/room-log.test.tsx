import { roomHistory, sayInRoom } from '@portico/contract/chat/calls'
import { examples } from '@portico/contract/examples'
import { sessionExample } from '@portico/contract/session/examples'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EventsHandlers } from '../../../platform/port.ts'
import { answers, type Answers, type ReceivedCall, stubGateway } from '../../../test/gateway.ts'
import { renderApp, testPlatform } from '../../../test/render.tsx'
import { started } from '../../session/index.ts'
import { Component as RoomDialog } from './room-dialog.tsx'

const history = examples.roomHistory.response
const [example] = history.list
const at = (position: number, more: object = {}) => ({
  ...example!,
  id: `r${position}`,
  position,
  by: '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c99',
  text: `Number ${position}`,
  ...more,
})

afterEach(() => vi.unstubAllGlobals())

// There is no layout here, and nothing that scrolls.
beforeEach(() => void (Element.prototype.scrollTo = () => undefined))

const open = async (list: (typeof history)['list'], later = list, ...more: readonly Answers[]) => {
  let line!: EventsHandlers
  const copied: string[] = []
  const platform = {
    ...testPlatform(),
    copy: async (text: string) => void copied.push(text),
    connectEvents: (_path: unknown, handlers: EventsHandlers) => {
      line = handlers
      return { read: () => undefined, close: () => undefined }
    },
  }
  stubGateway(answers(roomHistory, { ...history, list }, { ...history, list: later }), ...more)
  const view = await renderApp(<RoomDialog onClose={() => undefined} />, { namespaces: ['dialogs', 'errors'], platform })
  view.host.events.start(async () => 'ticket')
  act(() => void view.store.dispatch(started(sessionExample.member as never)))
  const log = await screen.findByRole('log')
  return { ...view, log, copied, line }
}

it('answers a message with what is quoted in sight, and nothing once that is left [CONTENT-06]', async () => {
  const sent: unknown[] = []
  const reply = (call: ReceivedCall<typeof sayInRoom>) => {
    sent.push(call.request)
    return at(3)
  }
  const { log } = await open([at(1), at(2)], undefined, answers(sayInRoom, reply as never))
  fireEvent.click(within(log).getAllByRole('button', { name: /^Reply to/ })[0]!)
  const field = screen.getByLabelText('Your message')
  expect(document.activeElement).toBe(field)
  expect(screen.getAllByText('Number 1')).toHaveLength(2)
  fireEvent.change(field, { target: { value: 'Yes' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await vi.waitFor(() => expect(sent).toEqual([{ text: 'Yes', room: 'EN', replyTo: 'r1' }]))
  await vi.waitFor(() => expect(screen.getAllByText('Number 1')).toHaveLength(1))
  fireEvent.click(within(log).getAllByRole('button', { name: /^Reply to/ })[1]!)
  fireEvent.click(screen.getByRole('button', { name: 'Do not reply to this message' }))
  fireEvent.change(field, { target: { value: 'Well' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await vi.waitFor(() => expect(sent.at(-1)).toEqual({ text: 'Well', room: 'EN' }))
})

it('shows a quote, says of one that is gone that it is, and marks who is a host [CONTENT-06]', async () => {
  const quote = { id: 'r0', by: example!.by, name: 'ma***26', text: 'Who watches?' }
  const { log } = await open([at(1, { replyTo: quote }), at(2, { replyTo: { ...quote, text: null }, host: true, name: 'Khanh' })])
  expect(
    within(log)
      .getAllByRole('blockquote')
      .map(({ textContent }) => textContent),
  ).toEqual(['ma***26 Who watches?', 'Message is gone'])
  expect(within(log).getAllByText('Host')).toHaveLength(1)
})

it('copies the text of a message [CONTENT-06]', async () => {
  const { log, copied } = await open([at(1)])
  fireEvent.click(within(log).getByText('Copy text'))
  await vi.waitFor(() => expect(copied).toEqual(['Number 1']))
})

it('says so while the line is lost, and draws a line where its reader was then [CONTENT-06]', async () => {
  const { log, line } = await open([at(1), at(2)], [at(1), at(2), at(3), at(4)])
  expect(screen.queryByText('Reconnecting…')).toBeNull()
  await act(async () => line.onClose())
  expect(screen.getByText('Reconnecting…')).toBeDefined()
  const hello = { hello: true, epoch: 'e', channels: [{ channel: 'public', seq: 0 }], serverNow: example!.saidAt }
  await act(async () => {
    line.onText(JSON.stringify(hello))
    line.onText(JSON.stringify({ room: 'EN', seq: 9, events: [] }))
  })
  expect(screen.queryByText('Reconnecting…')).toBeNull()
  await within(log).findByText('Number 3')
  const words = log.textContent
  expect(words).toMatch(/Number 2.*New since.*Number 3.*Number 4/)
  expect(words.match(/New since/g)).toHaveLength(1)
})
