import type { Examples } from '../kit/example.ts'
import { uploadExample } from '../upload/examples.ts'
import type * as calls from './calls.ts'
import type * as operatorCalls from './operator-calls.ts'
import type { DocumentView } from './shapes.ts'

const now = '2026-11-21T08:00:00.000Z'
const id = '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0b02'
const rejected: DocumentView = {
  step: 'IDENTITY',
  state: 'REJECTED',
  kind: 'ID_CARD',
  number: '••••4417',
  dated: '2031-05-20',
  reasons: ['BACK_UNREADABLE'],
  again: ['BACK'],
  front: uploadExample,
  back: null,
  sentAt: now,
  decidedAt: now,
  required: true,
  version: 1,
}
const sent: DocumentView = { ...rejected, state: 'SENT', reasons: [], again: [], decidedAt: null, version: 2 }
const desk = {
  id,
  account: 'linh88',
  name: 'Nguyen Thi Linh',
  birthday: '1995-02-28',
  document: sent,
  fullNumber: '079195004417',
  alsoUsedBy: [],
  decidedBy: null,
}

export const examples: Examples<typeof calls & typeof operatorCalls> = {
  memberDocuments: {
    request: {},
    response: {
      email: true,
      mobile: false,
      name: 'Nguyen Thi Linh',
      birthday: '1995-02-28',
      steps: [rejected],
      storedDays: 30,
      acceptedDays: 1825,
      serverNow: now,
    },
    failures: [],
  },
  sendDocument: {
    request: { step: 'IDENTITY', kind: 'ID_CARD', number: '079195004417', dated: '2031-05-20', back: uploadExample.uploadId },
    response: { step: sent },
    failures: ['STEP_TOO_EARLY', 'STEP_CLOSED', 'FIELD_INVALID', 'UPLOAD_UNKNOWN', 'NOT_OFFERED'],
  },
  operatorDocuments: {
    request: { state: 'WAITING' },
    response: { list: [{ id, account: 'linh88', step: 'IDENTITY', state: 'SENT', sentAt: now }] },
    failures: [],
  },
  openDocument: { request: { id }, response: { ...desk, document: { ...sent, state: 'REVIEW' } }, failures: ['DOCUMENT_UNKNOWN'] },
  decideDocument: {
    request: { id, version: 1, action: 'REJECT', reasons: ['BACK_UNREADABLE'], note: 'The number cannot be read.' },
    response: { ...desk, document: rejected, decidedBy: 'hoa' },
    failures: ['DOCUMENT_UNKNOWN', 'DOCUMENT_CHANGED', 'DOCUMENT_DECIDED', 'FIELD_INVALID'],
  },
}
