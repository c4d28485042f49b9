import type { Examples } from '../kit/example.ts'
import type * as calls from './calls.ts'
import type * as operatorCalls from './operator-calls.ts'
import type { DeskChat, DeskChatLine } from './shapes.ts'

const now = '2026-11-21T08:18:00.000Z'
const id = '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0d01'
const question: DeskChatLine = {
  id: '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0d03',
  position: 2,
  by: 'MEMBER',
  person: null,
  text: 'I want to withdraw. Does that end my bonus?',
  pictures: [],
  at: now,
}
const hello: DeskChatLine = {
  id: '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0d02',
  position: 1,
  by: 'DESK',
  person: 'Mai',
  text: 'Hello, this is Mai. What can I do for you?',
  pictures: [],
  at: now,
}
const waiting: DeskChat = {
  id,
  state: 'WAITING',
  openedAt: '2026-11-21T08:16:00.000Z',
  joinedAt: null,
  endedAt: null,
  person: null,
  place: 1,
  read: 0,
  deskRead: 0,
  caseNumber: null,
}
const talking: DeskChat = {
  ...waiting,
  state: 'TALKING',
  joinedAt: now,
  person: 'Mai',
  place: null,
  read: 1,
  deskRead: 2,
  caseNumber: 'C-20261121-0391',
}
const ended: DeskChat = { ...talking, state: 'ENDED', endedAt: now }
const hours = { open: true, from: '2026-11-21T01:00:00.000Z', to: '2026-11-21T19:00:00.000Z' }

export const examples: Examples<typeof calls & typeof operatorCalls> = {
  deskChatNow: {
    request: {},
    response: { chat: talking, list: [hello, question], more: false, hours, joinMinutes: 2, serverNow: now },
    failures: [],
  },
  openDeskChat: { request: {}, response: { chat: waiting }, failures: ['DESK_CHAT_SHUT'] },
  sayInDeskChat: {
    request: { id: question.id, text: question.text, pictures: [] },
    response: question,
    failures: ['DESK_CHAT_ENDED', 'RATE_LIMITED', 'FIELD_INVALID', 'UPLOAD_UNKNOWN'],
  },
  readDeskChat: { request: { position: 1 }, response: {}, failures: [] },
  typeToDesk: { request: {}, response: {}, failures: [] },
  endDeskChat: { request: {}, response: { chat: ended }, failures: ['DESK_CHAT_ENDED'] },
  operatorDeskChats: { request: {}, response: { list: [{ account: 'linh88', chat: waiting, typing: false }] }, failures: [] },
  readDeskChatOf: {
    request: { account: 'linh88' },
    response: { account: 'linh88', chat: talking, typing: true, list: [] },
    failures: ['DESK_CHAT_UNKNOWN'],
  },
  answerDeskChat: {
    request: { account: 'linh88', act: 'SAY', text: hello.text },
    response: { account: 'linh88', chat: talking, typing: false, list: [] },
    failures: ['DESK_CHAT_UNKNOWN', 'FIELD_INVALID'],
  },
}
