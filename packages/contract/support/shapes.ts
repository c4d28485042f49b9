import * as z from 'zod/mini'
import { uploadView } from '../upload/shapes.ts'
import { instant, int, listOf, matching, upTo } from '../kit/wire.ts'

export const CASE_TOPICS = /* @__PURE__ */ (() => ['DEPOSIT', 'WITHDRAWAL', 'GAME', 'SERVICE', 'APPLICATION', 'OTHER'] as const)()
export const caseTopic = z.enum(['DEPOSIT', 'WITHDRAWAL', 'GAME', 'SERVICE', 'APPLICATION', 'OTHER'])
export type CaseTopic = z.infer<typeof caseTopic>

/** A complaint is looked at by a second person at the desk. */
export const caseKind = z.enum(['QUESTION', 'FEEDBACK', 'COMPLAINT'])
export type CaseKind = z.infer<typeof caseKind>

export const caseState = z.enum(['WAITING', 'ANSWERED', 'SOLVED', 'CLOSED'])
export type CaseState = z.infer<typeof caseState>

/** How long the text that opens a case is, in words. */
export const CASE_TEXT = /* @__PURE__ */ (() => ({ min: 10, max: 300, words: { characters: 4000 } }) as const)()
/** A reply may be a word: the name of a bank that the desk asked for. */
export const CASE_REPLY = /* @__PURE__ */ (() => ({ ...CASE_TEXT, min: 1 }) as const)()
export const MOST_CASE_PICTURES = 3

export const caseNumber = matching(/^C-\d{8}-\d{4,9}$/)

/** Longer on the wire than the most of characters, since one may be of many parts. */
export const caseText = upTo(12_000)
export const casePictures = z._default(listOf(z.uuid(), 0, 3), [])

export const caseEntry = z.object({
  id: z.uuid(),
  /** `SAID` has a text; the others say what became of the case. */
  event: z.enum(['SAID', 'SOLVED', 'REOPENED']),
  by: z.enum(['MEMBER', 'DESK']),
  /** Who of the desk; null of the member. */
  person: z.nullable(z.string()),
  text: z.string(),
  pictures: z.array(uploadView),
  at: instant,
})
export type CaseEntry = z.infer<typeof caseEntry>

export const caseHead = z.object({
  number: caseNumber,
  kind: caseKind,
  topic: caseTopic,
  /** How the first text begins; empty where nothing but pictures was sent. */
  title: z.string(),
  state: caseState,
  openedAt: instant,
  changedAt: instant,
  /** By when the desk answers, while it is its turn. */
  answerBy: z.nullable(instant),
  /** Until when it can be reopened, once it is solved. */
  reopenUntil: z.nullable(instant),
  version: int(),
})
export type CaseHead = z.infer<typeof caseHead>

export const caseWhole = z.object({ head: caseHead, entries: z.array(caseEntry) })
export type CaseWhole = z.infer<typeof caseWhole>

/** The span in which the desk is there: the one that runs, else the next one. */
export const deskHours = z.object({ open: z.boolean(), from: instant, to: instant })
export type DeskHours = z.infer<typeof deskHours>
