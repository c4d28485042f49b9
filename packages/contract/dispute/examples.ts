import { examples as commission } from '../commission/examples.ts'
import type { Examples } from '../kit/example.ts'
import type * as calls from './calls.ts'
import type * as operatorCalls from './operator-calls.ts'
import type { DisputeWhole } from './shapes.ts'

const now = '2026-11-21T08:27:04.000Z'
const opened = '2026-11-21T08:00:00.000Z'
const id = '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0e01'
const requestId = '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0e02'
const factId = '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0e04'
const deskFactId = '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0e05'
const { line, versions } = commission.commissionLineDetail.response
const text = 'Bet 77410 was placed on round 4417, which has a result. Please count it again.'

const whole: DisputeWhole = {
  head: {
    id,
    number: 'DP-118',
    reason: 'BETS',
    state: 'OPEN',
    outcome: null,
    lineId: line.id,
    kind: line.kind,
    code: line.code,
    label: line.label,
    from: line.from,
    lineVersion: line.version,
    amount: line.amount,
    openedAt: opened,
    changedAt: opened,
    answerBy: '2026-11-24T08:00:00.000Z',
    leftMs: null,
    secondLookUntil: null,
    version: 1,
  },
  entries: [
    { id: requestId, event: 'NOTE', by: 'AGENT', person: null, outcome: null, fact: null, text, at: opened },
    { id: factId, event: 'FACT', by: 'AGENT', person: null, outcome: null, fact: 'Round', text: '4417', at: opened },
    { id: deskFactId, event: 'FACT', by: 'DESK', person: 'mai', outcome: null, fact: 'Round', text: '4471', at: now },
  ],
  facts: [
    { name: 'Round', agent: { text: '4417', person: null, at: opened }, desk: { text: '4471', person: 'mai', at: now }, same: false },
  ],
  versions: [...versions],
  recalculated: { fields: line.fields, amount: line.amount, at: now },
}
const answered: DisputeWhole = {
  ...whole,
  head: {
    ...whole.head,
    state: 'ANSWERED',
    outcome: 'GRANTED',
    changedAt: now,
    answerBy: null,
    secondLookUntil: '2026-11-28T08:27:04.000Z',
    version: 2,
  },
  entries: [
    ...whole.entries,
    {
      id: '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0e03',
      event: 'ANSWERED',
      by: 'DESK',
      person: 'mai',
      outcome: 'GRANTED',
      fact: null,
      text: 'The round ended normally. The bet counts from the next run on.',
      at: now,
    },
  ],
}

export const examples: Examples<typeof calls & typeof operatorCalls> = {
  openDispute: {
    request: { lineId: line.id, reason: 'BETS', text },
    response: { dispute: whole, serverNow: now },
    failures: ['LINE_UNKNOWN', 'DISPUTE_TOO_LATE', 'DISPUTE_DECIDED', 'TOO_MANY_DISPUTES', 'FIELD_INVALID'],
  },
  agentDisputes: {
    request: { lineId: line.id },
    response: { list: [whole.head], older: null, until: '2027-02-18T17:00:00.000Z', serverNow: now },
    failures: ['LINE_UNKNOWN'],
  },
  agentDispute: { request: { id }, response: { dispute: whole, serverNow: now }, failures: ['DISPUTE_UNKNOWN'] },
  replyToDispute: {
    request: { requestId, id, text: 'The screen of that round is in my records.' },
    response: { dispute: whole, serverNow: now },
    failures: ['DISPUTE_UNKNOWN', 'DISPUTE_CHANGED', 'FIELD_INVALID'],
  },
  moveDispute: {
    request: { id, version: 2, action: 'accept' },
    response: { dispute: { ...answered, head: { ...answered.head, state: 'CLOSED', secondLookUntil: null, version: 3 } }, serverNow: now },
    failures: ['DISPUTE_UNKNOWN', 'DISPUTE_CHANGED', 'FIELD_INVALID'],
  },
  operatorDisputes: { request: {}, response: { list: [{ account: 'quoctuan', head: whole.head, late: false }] }, failures: [] },
  readDispute: { request: { number: 'DP-118' }, response: { account: 'quoctuan', dispute: whole }, failures: ['DISPUTE_UNKNOWN'] },
  answerDispute: {
    request: { number: 'DP-118', version: 1, action: 'answer', outcome: 'GRANTED', text: 'The round ended normally.' },
    response: { account: 'quoctuan', dispute: answered },
    failures: ['DISPUTE_UNKNOWN', 'DISPUTE_CHANGED', 'SAME_PERSON', 'FIELD_INVALID'],
  },
}
