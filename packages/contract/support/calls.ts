import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, queryInt } from '../kit/wire.ts'
import { caseHead, caseKind, caseNumber, casePictures, caseText, caseTopic, caseWhole, deskHours } from './shapes.ts'

/** Sends feedback, a question or a complaint, which opens a case. The same `requestId` again answers the same case. */
export const sendFeedback = call({
  token: true,
  account: 'real',
  method: 'PUT',
  path: '/wps/feedback',
  limit: 'captcha',
  request: () =>
    z.object({
      requestId: z.uuid(),
      kind: z._default(caseKind, 'QUESTION'),
      topic: caseTopic,
      content: caseText,
      pictures: casePictures,
      /** Feedback may want no answer; it is read, and closed from the start. */
      answer: z._default(z.boolean(), true),
    }),
  response: () => z.object({ case: caseWhole }),
})

/** The member's cases, the latest changed first, and when the desk is there. */
export const memberCases = call({
  token: true,
  account: 'real',
  method: 'GET',
  path: '/wps/feedback',
  request: () => z.object({ size: z._default(queryInt(1, 100), 50) }),
  response: () => z.object({ list: z.array(caseHead), hours: deskHours, serverNow: instant }),
})

/** One case with all that was written; messages about it count as read. */
export const openCase = call({
  token: true,
  account: 'real',
  method: 'GET',
  path: '/wps/feedback/case',
  request: () => z.object({ number: caseNumber }),
  response: () => z.object({ case: caseWhole, serverNow: instant }),
})

/** Writes on; a case that is solved is reopened by it. */
export const replyToCase = call({
  token: true,
  account: 'real',
  method: 'POST',
  path: '/wps/feedback/reply',
  limit: 'captcha',
  request: () => z.object({ requestId: z.uuid(), number: caseNumber, content: caseText, pictures: casePictures }),
  response: () => z.object({ case: caseWhole }),
})

/** Says that a case is solved. */
export const solveCase = call({
  token: true,
  account: 'real',
  method: 'POST',
  path: '/wps/feedback/solve',
  request: () => z.object({ number: caseNumber }),
  response: () => z.object({ case: caseWhole }),
})
