import { SALARIES, SALARY_KINDS, type SalaryFlag } from '../commission/kinds.ts'
import type { Examples } from '../kit/example.ts'
import type * as calls from './calls.ts'
import type * as panelCalls from './panel-calls.ts'
import type * as runningCalls from './running-calls.ts'
import type * as previewCalls from './preview-calls.ts'
import type * as operatorCalls from './operator-calls.ts'
import type { ContractForecast } from './forecast-shapes.ts'
import type { AgentContract, ContractBelow } from './shapes.ts'
import type { ContractTerms } from './terms-shapes.ts'

const now = '2026-11-21T08:27:04.000Z'
/** Of an agent with a contract of daily salary. */
const salaryFlags = /* @__PURE__ */ (() =>
  Object.fromEntries(SALARY_KINDS.map((kind) => [SALARIES[kind].flag, kind === 'daily' ? 1 : 0])) as Record<SalaryFlag, 0 | 1>)()
const holderId = '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c01'
const id = '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c02'
const hash = '7c1e9b0452da7c1e9b0452da7c1e9b0452da7c1e9b0452da7c1e9b0452daf3a8'
const terms: ContractTerms = {
  progressive: false,
  tiers: [
    { turnover: '100000000.0000', active: null, rate: '0.3000' },
    { turnover: '200000000.0000', active: 10, rate: '0.4000' },
  ],
  rates: {},
}
export const contractExample: AgentContract = {
  id,
  code: 'DS-2118',
  kind: 'daily',
  holder: 'quangtrung',
  payer: 'quoctuan_ag',
  holderId,
  role: 'payer',
  currency: 'VND',
  terms,
  state: 'OFFERED',
  version: 1,
  hash,
  notBefore: '2026-11-22T17:00:00.000Z',
  expiresAt: '2026-11-22T15:00:00.000Z',
  from: null,
  to: null,
  last: { type: 'offer', account: 'quoctuan_ag', at: now, note: '' },
}
const below: ContractBelow = { id, code: 'DS-2077', kind: 'daily', holder: 'ngocanh.hp', payer: 'quangtrung', terms }
const passwords = ['WITHDRAW_PASSWORD_REQUIRED', 'WITHDRAW_PASSWORD_WRONG', 'WITHDRAW_PASSWORD_LOCKED'] as const

const paid = { tier: 1, short: null, gross: '873600.0000', deducted: '0.0000', amount: '873600.0000', dividend: null }
const forecast: ContractForecast = {
  present: 'DS-2041',
  periods: [
    {
      label: '2026-11-20',
      from: '2026-11-19T17:00:00.000Z',
      to: '2026-11-20T17:00:00.000Z',
      turnover: '96300000.0000',
      active: 12,
      loss: '1200000.0000',
      present: paid,
      next: { ...paid, tier: null, short: { tier: 0, condition: 'turnover', missing: '3700000.0000' }, gross: '0.0000', amount: '0.0000' },
    },
  ],
}

export const examples: Examples<typeof calls & typeof panelCalls & typeof runningCalls & typeof previewCalls & typeof operatorCalls> = {
  agentContracts: { request: { role: 'payer' }, response: { list: [contractExample], serverNow: now }, failures: [] },
  agentContractDetail: {
    request: { id },
    response: {
      contract: contractExample,
      text: '{"by":"quoctuan_ag","currency":"VND"}',
      events: [contractExample.last],
      below: { ends: [below], stays: [], hash },
      refusal: null,
      effective: '2026-11-22T17:00:00.000Z',
      firstEnd: '2026-11-23T17:00:00.000Z',
      passwordSet: true,
      serverNow: now,
    },
    failures: ['CONTRACT_UNKNOWN'],
  },
  offerAgentContract: {
    request: { holders: [holderId], kind: 'daily', terms, expiresAt: '2026-11-22T15:00:00.000Z' },
    response: { outcomes: [{ holderId, account: 'quangtrung', contract: contractExample, refusal: null }], serverNow: now },
    failures: [],
  },
  answerAgentContract: {
    request: { id, action: 'accept', hash, endsHash: hash, withdrawPassword: '246810' },
    response: {
      contract: { ...contractExample, role: 'holder', state: 'ACTIVE', from: '2026-11-22T17:00:00.000Z' },
      refusal: null,
      serverNow: now,
    },
    failures: ['CONTRACT_UNKNOWN', ...passwords],
  },
  previewAgentContract: {
    request: { holder: holderId, kind: 'daily', terms, expiresAt: '2026-11-22T15:00:00.000Z' },
    response: {
      account: 'quangtrung',
      refusal: null,
      rates: [{ at: '0', part: 'rate', value: '0.3000', own: '0.3000', isAbove: false }],
      text: '{"by":"quoctuan_ag","currency":"VND"}',
      hash,
      effective: '2026-11-22T17:00:00.000Z',
      firstEnd: '2026-11-23T17:00:00.000Z',
      below: { ends: [below], stays: [], hash },
      present: null,
      own: null,
      forecast,
      serverNow: now,
    },
    failures: [],
  },
  agentContractForecast: { request: { id }, response: { forecast, serverNow: now }, failures: ['CONTRACT_UNKNOWN'] },
  agentContractPanel: {
    request: {},
    response: {
      flags: { divtypereq: 0, ...salaryFlags },
      offers: 1,
      terminations: 0,
      given: 2,
      calendar: [
        {
          at: '2026-11-22T17:00:00.000Z',
          change: 'start',
          contract: { id, code: 'DS-2118', kind: 'daily', holder: 'quangtrung', payer: 'quoctuan_ag' },
        },
      ],
      pays: [
        {
          at: '2026-11-21T17:00:00.000Z',
          contract: { id, code: 'DS-2041', kind: 'daily', holder: 'quoctuan_ag', payer: null },
        },
      ],
      timeZone: 'Asia/Ho_Chi_Minh',
      serverNow: now,
    },
    failures: [],
  },
  agentContractRunning: {
    request: {},
    response: {
      list: [
        {
          id,
          from: '2026-11-20T17:00:00.000Z',
          to: '2026-11-21T17:00:00.000Z',
          turnover: '148120500.0000',
          active: 14,
          loss: '18642500.0000',
          tier: 0,
          next: { tier: 1, condition: 'turnover', missing: '51879500.0000' },
        },
      ],
      serverNow: now,
    },
    failures: [],
  },
  operatorAgentContracts: { request: { account: 'quoctuan_ag' }, response: { list: [contractExample] }, failures: ['ACCOUNT_UNKNOWN'] },
  operatorOfferContract: {
    request: { account: 'quoctuan_ag', kind: 'daily', terms },
    response: { contract: { ...contractExample, payer: null, holder: 'quoctuan_ag' }, refusal: null },
    failures: ['ACCOUNT_UNKNOWN'],
  },
  operatorAnswerContract: {
    request: { id, action: 'withdraw', note: 'typed wrongly' },
    response: { contract: { ...contractExample, payer: null, state: 'EXPIRED' }, refusal: null },
    failures: ['CONTRACT_UNKNOWN'],
  },
}
