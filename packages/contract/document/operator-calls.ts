import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, int, listOf, text } from '../kit/wire.ts'
import { documentState, documentView, rejection } from './shapes.ts'

const deskDocument = z.object({
  id: z.uuid(),
  account: z.string(),
  /** As the profile had them when it was sent. */
  name: z.string(),
  birthday: z.string(),
  document: documentView,
  /** In full, to be compared with the picture. */
  fullNumber: z.nullable(z.string()),
  /** Other accounts that sent a document of the same number. */
  alsoUsedBy: z.array(z.string()),
  decidedBy: z.nullable(z.string()),
})
export type DeskDocument = z.infer<typeof deskDocument>

/** Documents without their pictures: those that wait, the longest first, or of another state, the latest first. */
export const operatorDocuments = call({
  method: 'GET',
  path: '/operator/documents',
  token: false,
  only: 'operator',
  desk: 'support',
  request: () => z.object({ state: z._default(z.enum(['WAITING', 'ACCEPTED', 'REJECTED']), 'WAITING') }),
  response: () =>
    z.object({ list: z.array(z.object({ id: z.uuid(), account: z.string(), step: z.string(), state: documentState, sentAt: instant })) }),
})

/** Opens a document with addresses of its pictures that end. Each opening is written down. */
export const openDocument = call({
  method: 'POST',
  path: '/operator/document/open',
  token: false,
  only: 'operator',
  desk: 'support',
  request: () => z.object({ id: z.uuid() }),
  response: () => deskDocument,
})

/** Accepts a document, or sends it back with reasons; `AGAIN` asks anew for one that was accepted. `version` is the one that was looked at. */
export const decideDocument = call({
  method: 'POST',
  path: '/operator/document/decide',
  token: false,
  only: 'operator',
  desk: 'support',
  request: () =>
    z.object({
      id: z.uuid(),
      version: int(),
      action: z.enum(['ACCEPT', 'REJECT', 'AGAIN']),
      reasons: z._default(listOf(rejection, 0, 4), []),
      note: text(500),
    }),
  response: () => deskDocument,
})
