import * as z from 'zod/mini'
import { uploadView } from '../upload/shapes.ts'
import { day, instant, int } from '../kit/wire.ts'

/** What is proven by documents, in its order; before both an address has to be bound. */
export const DOCUMENT_STEPS = ['IDENTITY', 'ADDRESS'] as const
export const documentStep = z.enum(DOCUMENT_STEPS)
export type DocumentStep = z.infer<typeof documentStep>

/** `NONE`: nothing was sent; `REVIEW`: somebody at the desk has opened it; `EXPIRED`: it was accepted and is not valid any more. */
export const documentState = z.enum(['NONE', 'SENT', 'REVIEW', 'ACCEPTED', 'REJECTED', 'EXPIRED'])
export type DocumentState = z.infer<typeof documentState>

/** What each step takes. */
export const DOCUMENT_KINDS = {
  IDENTITY: ['ID_CARD', 'PASSPORT', 'DRIVING_LICENCE'],
  ADDRESS: ['UTILITY_BILL', 'BANK_STATEMENT', 'OFFICIAL_LETTER'],
} as const
export const documentKind = z.enum(['ID_CARD', 'PASSPORT', 'DRIVING_LICENCE', 'UTILITY_BILL', 'BANK_STATEMENT', 'OFFICIAL_LETTER'])
export type DocumentKind = z.infer<typeof documentKind>

/** What a member sends of a document: its sides and what is written on it. */
export const documentPart = z.enum(['FRONT', 'BACK', 'DETAILS'])
export type DocumentPart = z.infer<typeof documentPart>

/** Why a document is sent back, and what of it has to be sent again. */
export const REJECTIONS = {
  FRONT_UNREADABLE: ['FRONT'],
  BACK_UNREADABLE: ['BACK'],
  DETAILS_WRONG: ['DETAILS'],
  OTHER_NAME: ['FRONT', 'BACK', 'DETAILS'],
  OTHER_BIRTHDAY: ['FRONT', 'BACK', 'DETAILS'],
  OUT_OF_DATE: ['FRONT', 'BACK', 'DETAILS'],
  OTHER_DOCUMENT: ['FRONT', 'BACK', 'DETAILS'],
} as const satisfies Readonly<Record<string, readonly DocumentPart[]>>
export const rejection = z.enum([
  'FRONT_UNREADABLE',
  'BACK_UNREADABLE',
  'DETAILS_WRONG',
  'OTHER_NAME',
  'OTHER_BIRTHDAY',
  'OUT_OF_DATE',
  'OTHER_DOCUMENT',
])
export type Rejection = z.infer<typeof rejection>

/** A step as its member sees it; `again`: what has to be sent, where anything can be sent. */
export const documentView = z.object({
  step: documentStep,
  state: documentState,
  kind: z.nullable(documentKind),
  /** Its number, in part. */
  number: z.nullable(z.string()),
  /** The last day it is valid, or of a proof of address the day it was written. */
  dated: z.nullable(day),
  reasons: z.array(rejection),
  again: z.array(documentPart),
  front: z.nullable(uploadView),
  back: z.nullable(uploadView),
  sentAt: z.nullable(instant),
  decidedAt: z.nullable(instant),
  /** Whether the operator wants it before larger withdrawals. */
  required: z.boolean(),
  version: int(),
})
export type DocumentView = z.infer<typeof documentView>
