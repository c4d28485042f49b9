import * as z from 'zod/mini'
import { checked, day, instant, int, matching, upTo } from '../kit/wire.ts'

export const ball = upTo(12)

/** SSC and LF: digits, first place first. */
export const digitsDraw = z.object({ digits: matching(/^\d{3,6}$/) })

/** 11X5 and PK10: numbers of two digits, in the order drawn where `ordered`. */
export const numbersDraw = z.object({ numbers: z.readonly(checked(z.array(ball), z.maxLength(10))), ordered: z.boolean() })

/** K3: three faces. */
export const diceDraw = z.object({ dice: z.readonly(checked(z.array(ball), z.maxLength(3))) })

/** LHC: six normals, in the order drawn where `ordered`, and the special. The day gives the lunar year. */
export const markSixDraw = z.object({
  date: day,
  normals: z.readonly(checked(z.array(ball), z.maxLength(6))),
  special: ball,
  ordered: z.boolean(),
})

/**
 * The Vietnamese lotteries: the numbers of each prize, with their leading zeros. Of several stations together the prizes are named
 * after the station, `XSHCM-db`; those of a station that was called off are not there.
 */
export const lotsDraw = z.object({
  date: day,
  province: z.optional(upTo(40)),
  lots: z.record(matching(/^([A-Z]{3,6}-)?[a-z0-9]{1,4}$/), z.readonly(checked(z.array(ball), z.maxLength(10)))),
})

/** What a lottery drew, in the form its game has. */
export const draw = z.union([digitsDraw, numbersDraw, diceDraw, markSixDraw, lotsDraw])
export type Draw = z.infer<typeof draw>

export const numeroState = z.enum(['SCHEDULED', 'OPEN', 'SEALED', 'DRAWN', 'SETTLED', 'VOID'])

/** An issue. Bets are taken while `openAt <= now < sealAt`; the server's clock decides. */
export const numero = z.object({
  numero: z.string(),
  state: numeroState,
  openAt: instant,
  sealAt: instant,
  drawAt: instant,
  /** sha256 of the server seed, published before the issue opens; null where the draw comes from a feed. */
  commitment: z.nullable(z.string()),
  /** Merkle root of the bets, published when the issue is sealed and before it is drawn; null until then. */
  root: z.nullable(z.string()),
})
export type Numero = z.infer<typeof numero>

/** What was decided on an issue besides its draw: it stays on the public record. */
export const issueDecision = z.object({
  /** NOT_OPEN: the gateway stood still while bets were to be taken, so nobody could bet on it. */
  kind: z.enum(['CORRECTED', 'VOID', 'NOT_OPEN']),
  at: instant,
  /** In the operator's words; null where nobody decided it. */
  reason: z.nullable(z.string()),
  /** The operators who asked for it and agreed to it. */
  people: z.array(z.string()),
  /** The result that held before; null where there was none. */
  before: z.nullable(draw),
})
export type IssueDecision = z.infer<typeof issueDecision>

/** An issue that came to no result, or several of them in a row, which then never were in the timetable. */
export const calledOffIssue = z.object({
  numero: z.string(),
  drawAt: instant,
  /** The last of them; null where it is one. */
  through: z.nullable(z.object({ numero: z.string(), drawAt: instant })),
  issues: int(),
  kind: z.enum(['VOID', 'NOT_OPEN']),
  reason: z.nullable(z.string()),
  at: instant,
})
export type CalledOffIssue = z.infer<typeof calledOffIssue>

export const drawResult = z.object({
  numero: z.string(),
  drawAt: instant,
  result: draw,
  /** False where the source gives the numbers sorted; ordered plays never settle from it. */
  ordered: z.boolean(),
  resultVersion: int(),
  /** Present where the demonstration made the result up. */
  demo: z.optional(z.literal(true)),
  /** What was decided on it since; absent when nothing was. */
  decisions: z.optional(z.array(issueDecision)),
})
export type DrawResult = z.infer<typeof drawResult>
