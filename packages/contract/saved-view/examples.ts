import type { Examples } from '../kit/example.ts'
import type * as calls from './calls.ts'

const view = { page: 'downlines', name: 'Quiet 7 days', address: 'range=last7&sort=balance&cols=balance,seenAt', version: 1, first: false }
const viewId = '0d9a37f9-9d3e-4a43-8a51-1f3f6a1c0003'

export const examples: Examples<typeof calls> = {
  savedViews: { request: {}, response: { list: [{ viewId, ...view }] }, failures: ['NOT_AN_AGENT'] },
  saveView: { request: view, response: { viewId, ...view }, failures: ['NOT_AN_AGENT', 'FIELD_INVALID', 'TOO_MANY_VIEWS'] },
  forgetView: { request: { viewId }, response: {}, failures: ['NOT_AN_AGENT'] },
}
