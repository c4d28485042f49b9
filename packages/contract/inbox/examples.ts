import type { Examples } from '../kit/example.ts'
import type * as calls from './calls.ts'
import type * as operatorCalls from './operator-calls.ts'

const now = '2026-11-21T08:00:00.000Z'

export const examples: Examples<typeof calls & typeof operatorCalls> = {
  unreadCount: { request: {}, response: { unreadCount: 2, byKind: { ACCOUNT: 1, OFFER: 1 } }, failures: [] },
  memberLetters: {
    request: { kind: 'ACCOUNT', size: 20 },
    response: {
      list: [
        {
          id: '41',
          kind: 'ACCOUNT',
          template: null,
          values: {},
          title: 'Round cancelled, your stake is back',
          body: 'The studio cancelled your Moon Temple round. You don’t need to do anything.',
          lang: null,
          link: '/member/transactionHistory',
          sentAt: now,
          unread: true,
        },
      ],
      more: false,
      offersStopped: false,
      serverNow: now,
    },
    failures: [],
  },
  markLetters: { request: { ids: ['41'], read: false }, response: {}, failures: [] },
  readLetters: { request: { upTo: '41' }, response: {}, failures: [] },
  deleteLetters: { request: { ids: ['41'] }, response: {}, failures: [] },
  sendLetter: {
    request: {
      to: { audience: 'ONE', account: 'linh88' },
      kind: 'ACCOUNT',
      title: { EN: 'Round cancelled, your stake is back' },
      body: { EN: 'The studio cancelled your Moon Temple round.' },
      link: '/member/transactionHistory',
    },
    response: { id: '41' },
    failures: ['ACCOUNT_UNKNOWN', 'NEED_TRUE_ACCOUNT'],
  },
  operatorLetters: {
    request: {},
    response: {
      list: [
        {
          id: '41',
          audience: 'ONE',
          account: 'linh88',
          kind: 'ACCOUNT',
          title: 'Round cancelled, your stake is back',
          sentAt: now,
          sentBy: 'mai',
        },
      ],
    },
    failures: [],
  },
  retractLetter: { request: { id: '41' }, response: { id: '41' }, failures: ['LETTER_UNKNOWN'] },
}
