import type { Examples } from '../kit/example.ts'
import type * as calls from './calls.ts'
import type * as operatorCalls from './operator-calls.ts'
import type { RoomMessage, RoomQuote } from './shapes.ts'

const by = '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c01'
const exampleMessage: RoomMessage = {
  id: 'r1',
  room: 'EN',
  position: 412,
  by,
  name: 'li***88',
  host: false,
  text: 'Good luck, everybody',
  replyTo: null,
  saidAt: '2026-11-21T08:00:30.000Z',
  state: 'SAID',
  reason: null,
}
const exampleQuote: RoomQuote = { id: 'r0', by: '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c02', name: 'ma***26', text: 'Who watches the draw?' }
const rules = { room: 'EN', slowSeconds: 3, words: ['telegram'] }
const CLOSED = ['NOT_OFFERED', 'PLAY_PAUSED', 'SELF_EXCLUDED'] as const

export const examples: Examples<typeof calls & typeof operatorCalls> = {
  roomHistory: {
    request: {},
    response: {
      room: 'EN',
      rooms: ['TY', 'EN'],
      list: [exampleMessage],
      more: false,
      slowSeconds: 3,
      own: exampleMessage.by,
      muted: null,
      blocked: [],
    },
    failures: ['ROOM_UNKNOWN', ...CLOSED],
  },
  sayInRoom: {
    request: { text: 'Good luck, everybody', replyTo: 'r0' },
    response: { ...exampleMessage, replyTo: exampleQuote },
    failures: ['RATE_LIMITED', 'ROOM_UNKNOWN', 'ROOM_MESSAGE_UNKNOWN', 'ROOM_LINK', 'ROOM_MUTED', ...CLOSED],
  },
  reportRoomMessage: {
    request: { id: 'r1', reason: 'SPAM' },
    response: {},
    failures: ['ROOM_MESSAGE_UNKNOWN', 'ROOM_OWN_MESSAGE', ...CLOSED],
  },
  blockRoomSpeaker: {
    request: { by, blocked: true },
    response: { blocked: [{ by, name: 'li***88' }] },
    failures: ['ROOM_MESSAGE_UNKNOWN', 'ROOM_OWN_MESSAGE', ...CLOSED],
  },
  clearRoom: { request: {}, response: { cleared: 12 }, failures: ['OPERATOR_KEY_WRONG'] },
  roomQueue: {
    request: {},
    response: {
      list: [{ account: 'linh88', message: exampleMessage, word: null, reports: [{ reason: 'SPAM', at: '2026-11-21T08:01:00.000Z' }] }],
    },
    failures: ['OPERATOR_KEY_WRONG', 'ROOM_UNKNOWN'],
  },
  judgeRoomMessage: {
    request: { id: 'r1', stands: false, reason: 'No advertising' },
    response: { ...exampleMessage, text: '', state: 'REMOVED', reason: 'No advertising' },
    failures: ['OPERATOR_KEY_WRONG', 'ROOM_MESSAGE_UNKNOWN', 'FIELD_INVALID'],
  },
  sayAsHost: {
    request: { room: 'EN', text: 'The race is final on 2 December' },
    response: { ...exampleMessage, name: 'Khanh', host: true, text: 'The race is final on 2 December' },
    failures: ['OPERATOR_KEY_WRONG', 'ROOM_UNKNOWN', 'ROOM_MESSAGE_UNKNOWN'],
  },
  muteRoomSpeaker: {
    request: { account: 'linh88', minutes: 60, reason: 'Insults' },
    response: { account: 'linh88', until: '2026-11-21T09:00:30.000Z' },
    failures: ['OPERATOR_KEY_WRONG', 'ACCOUNT_UNKNOWN'],
  },
  operatorRooms: { request: {}, response: { list: [rules] }, failures: ['OPERATOR_KEY_WRONG'] },
  setRoomRules: { request: rules, response: rules, failures: ['OPERATOR_KEY_WRONG', 'ROOM_UNKNOWN'] },
}
