import { deskChatNow, openDeskChat, readDeskChat, sayInDeskChat, typeToDesk } from '@portico/contract/desk-chat/calls'
import type { DeskChat } from '@portico/contract/desk-chat/shapes'
import { examples } from '@portico/contract/examples'
import { sessionExample } from '@portico/contract/session/examples'
import { uploadImage } from '@portico/contract/upload/calls'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answers, type Answers, OFFLINE, refuses, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { started } from '../../session/index.ts'
import { Component as ChatDialog } from './chat-dialog.tsx'
import { Component as ChatPill } from './chat-pill.tsx'

const now = examples.deskChatNow.response
const chat = now.chat as DeskChat
const waiting: DeskChat = { ...chat, state: 'WAITING', joinedAt: null, person: null, place: 2, caseNumber: null, read: 0, deskRead: 0 }
const shut = { open: false, from: '2026-11-22T01:00:00.000Z', to: '2026-11-22T19:00:00.000Z' }

// There is no layout here, and nothing that scrolls; nor what opens a dialog.
beforeEach(() => {
  Element.prototype.scrollTo = () => undefined
  HTMLDialogElement.prototype.show = function show() {
    this.open = true
  }
})
afterEach(() => vi.unstubAllGlobals())

const open = async (member: boolean, ...all: readonly Answers[]) => {
  stubGateway(...all)
  const { store } = await renderApp(<ChatDialog onClose={() => undefined} />, { namespaces: ['deskChat', 'errors', 'upload', 'support'] })
  if (member) act(() => void store.dispatch(started(sessionExample.member as never)))
}

it('shows a guest the way in, and asks for no chat [CONTENT-05]', async () => {
  await open(false)
  expect(await screen.findByText('Log in to chat with us.')).toBeDefined()
  expect(screen.queryByRole('log')).toBeNull()
})

it('begins in the queue on a press, and says the place in it [CONTENT-05]', async () => {
  let opened = false
  const reply = () => ({ ...now, chat: opened ? waiting : null, list: [] })
  const begin = () => {
    opened = true
    return { chat: waiting }
  }
  await open(true, answers(deskChatNow, reply), answers(openDeskChat, begin))
  expect(await screen.findByText('Answers within 2 minutes')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Start chat' }))
  expect(await screen.findByText('You are number 2 in the queue')).toBeDefined()
  expect(screen.getByRole('textbox', { name: 'Write to support' })).toBeDefined()
})

it('says when the desk opens and leads to the form while it is closed [CONTENT-05]', async () => {
  await open(true, answers(deskChatNow, { ...now, chat: null, list: [], hours: shut }))
  expect(await screen.findByText(/The chat opens .*\d\d:00/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Write to support' }).getAttribute('href')).toContain('tab=write')
  expect(screen.queryByRole('button', { name: 'Start chat' })).toBeNull()
})

it('says who talks, what was read and which case it becomes, and tells the desk what is read [CONTENT-05]', async () => {
  const read: number[] = []
  const list = [...now.list, { ...now.list[0]!, id: '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0d09', position: 3, text: 'It does.' }]
  await open(
    true,
    answers(deskChatNow, { ...now, list }),
    answers(readDeskChat, ({ request }) => {
      read.push(request.position)
      return {}
    }),
  )
  expect(await screen.findByRole('heading', { name: 'Mai, support' })).toBeDefined()
  expect(screen.getByText(/· 2 minutes in the queue/)).toBeDefined()
  expect(screen.getByText(/· read/)).toBeDefined()
  expect(screen.getByText('This chat becomes case C-20261121-0391')).toBeDefined()
  await waitFor(() => expect(read).toEqual([3]))
})

it('keeps what could not be sent, and sends it again as the same line [CONTENT-05]', async () => {
  const sent: string[] = []
  await open(
    true,
    answers(deskChatNow, { ...now, chat: { ...chat, read: 2 } }),
    answers(typeToDesk, {}),
    answers(sayInDeskChat, ({ request }) => {
      sent.push(request.id)
      return sent.length === 1
        ? OFFLINE
        : sent.length === 2
          ? refuses('RATE_LIMITED', { retryAfter: 5 })
          : { ...now.list[1]!, id: request.id, text: request.text, position: 3 }
    }),
  )
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Write to Mai' })
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  fireEvent.change(field, { target: { value: 'Thanks' } })
  press()
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(field.value).toBe('Thanks')
  press()
  expect(await screen.findByText('You can write again in 5 seconds.')).toBeDefined()
  press()
  await waitFor(() => expect(field.value).toBe(''))
  expect(new Set(sent).size).toBe(1)
  expect(await screen.findByText('Thanks')).toBeDefined()
})

it('tells the desk that the member types, at once and then now and then, and anew after each line [CONTENT-05]', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  let typed = 0
  await open(
    true,
    answers(deskChatNow, { ...now, chat: { ...chat, read: 2 } }),
    answers(sayInDeskChat, ({ request }) => ({ ...now.list[1]!, id: request.id, text: request.text, position: 3 })),
    answers(typeToDesk, () => {
      typed += 1
      return {}
    }),
  )
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Write to Mai' })
  const type = (value: string) => act(async () => void fireEvent.change(field, { target: { value } }))
  await type('T')
  await type('Th')
  await waitFor(() => expect(typed).toBe(1))
  clock.mockReturnValue(14_000)
  await type('')
  expect(typed).toBe(1)
  await type('Thx')
  await waitFor(() => expect(typed).toBe(2))
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(field.value).toBe(''))
  await type('A')
  await waitFor(() => expect(typed).toBe(3))
  clock.mockRestore()
})

it('sends pictures with a line, also where nothing is written to them, and shows them [CONTENT-05]', async () => {
  const picture = examples.uploadImage.response.upload
  const sent: { text: string; pictures: string[] }[] = []
  await open(
    true,
    answers(deskChatNow, { ...now, chat: { ...chat, read: 2 } }),
    answers(uploadImage, { upload: picture }),
    answers(sayInDeskChat, ({ request }) => {
      sent.push({ text: request.text, pictures: request.pictures })
      return { ...now.list[1]!, id: request.id, text: request.text, pictures: [picture], position: 3 }
    }),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Add a picture' }))
  const [file] = [new File(['png'], 'proof.png', { type: 'image/png' })]
  fireEvent.change(await screen.findByLabelText(/PNG or JPG/), { target: { files: [file] } })
  expect(await screen.findByRole('button', { name: 'Remove picture 1' })).toBeDefined()
  // The paperclip again loses nothing.
  fireEvent.click(screen.getByRole('button', { name: 'Add a picture' }))
  expect(screen.getByRole('button', { name: 'Remove picture 1' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sent).toEqual([{ text: '', pictures: [picture.uploadId] }]))
  expect((await screen.findByRole<HTMLImageElement>('img', { name: 'Picture 1' })).src).toContain(picture.url)
  expect(screen.queryByRole('button', { name: 'Remove picture 1' })).toBeNull()
})

it('is a pill with what is unread while it is put away, and none without a chat [CONTENT-05]', async () => {
  const more = { ...now.list[0]!, id: '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0d09', position: 3 }
  stubGateway(answers(deskChatNow, { ...now, list: [...now.list, more], chat: { ...chat, read: 0 } }))
  const { store } = await renderApp(<ChatPill />, { namespaces: ['deskChat'] })
  expect(screen.queryByRole('button')).toBeNull()
  act(() => void store.dispatch(started(sessionExample.member as never)))
  expect(await screen.findByRole('button', { name: 'Mai, support 2 new messages' })).toBeDefined()
})
