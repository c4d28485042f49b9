import type { Examples } from '../kit/example.ts'
import { uploadExample } from '../upload/examples.ts'
import type * as calls from './calls.ts'
import type * as operatorCalls from './operator-calls.ts'
import type { CaseWhole } from './shapes.ts'

const now = '2026-11-21T08:00:00.000Z'
const number = 'C-20261121-0382'
const requestId = '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0b03'
const content = 'I sent 1,000,000 ₫ by bank transfer. It isn’t in my balance.'
const whole: CaseWhole = {
  head: {
    number,
    kind: 'QUESTION',
    topic: 'DEPOSIT',
    title: content,
    state: 'WAITING',
    openedAt: now,
    changedAt: now,
    answerBy: '2026-11-21T10:00:00.000Z',
    reopenUntil: null,
    version: 1,
  },
  entries: [{ id: requestId, event: 'SAID', by: 'MEMBER', person: null, text: content, pictures: [uploadExample], at: now }],
}
const answered: CaseWhole = {
  head: { ...whole.head, state: 'SOLVED', answerBy: null, reopenUntil: '2026-12-21T08:00:00.000Z', version: 2 },
  entries: [
    ...whole.entries,
    {
      id: '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0b04',
      event: 'SAID',
      by: 'DESK',
      person: 'mai',
      text: 'It is there since 10:05.',
      pictures: [],
      at: now,
    },
    { id: '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0b05', event: 'SOLVED', by: 'DESK', person: 'mai', text: '', pictures: [], at: now },
  ],
}
const hours = { open: true, from: '2026-11-21T01:00:00.000Z', to: '2026-11-21T19:00:00.000Z' }

export const examples: Examples<typeof calls & typeof operatorCalls> = {
  sendFeedback: {
    request: { requestId, topic: 'DEPOSIT', content, pictures: [uploadExample.uploadId] },
    response: { case: whole },
    failures: ['FIELD_INVALID', 'UPLOAD_UNKNOWN', 'TOO_MANY_CASES'],
  },
  memberCases: { request: {}, response: { list: [whole.head], hours, serverNow: now }, failures: [] },
  openCase: { request: { number }, response: { case: whole, serverNow: now }, failures: ['CASE_UNKNOWN'] },
  replyToCase: {
    request: { requestId, number, content: 'Thank you, it is there now.' },
    response: { case: whole },
    failures: ['CASE_UNKNOWN', 'CASE_CLOSED', 'FIELD_INVALID', 'UPLOAD_UNKNOWN'],
  },
  solveCase: { request: { number }, response: { case: answered }, failures: ['CASE_UNKNOWN', 'CASE_CLOSED'] },
  operatorCases: { request: {}, response: { list: [{ account: 'linh88', head: whole.head }] }, failures: [] },
  readCase: { request: { number }, response: { account: 'linh88', case: whole }, failures: ['CASE_UNKNOWN'] },
  answerCase: {
    request: { number, version: 1, text: 'It is there since 10:05.', solve: true },
    response: { account: 'linh88', case: answered },
    failures: ['CASE_UNKNOWN', 'CASE_CHANGED', 'CASE_CLOSED', 'FIELD_INVALID'],
  },
  setDeskHours: {
    request: { from: '08:00', to: '02:00', answerMinutes: 120 },
    response: { from: '08:00', to: '02:00', answerMinutes: 120 },
    failures: ['FIELD_INVALID'],
  },
}
