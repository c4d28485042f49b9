import * as z from 'zod/mini'
import { instant, int, matching } from '../kit/wire.ts'
import { OPERATOR_ROLES } from './roles.ts'

/** People at the operator's desk. `operator` was the machine's own key before people had sessions, and is nobody's name. */
export const personName = matching(/^[a-z][a-z0-9-]{1,29}$/)

/** What a person may ask at the desk: to read, besides that to help members or to move money, or everything. */
export const operatorRole = z.enum(OPERATOR_ROLES)

/** A key of 256 bits. */
export const operatorKey = matching(/^[\w-]{43}$/)

/** A key by which somebody sets up their app, and which is nobody's after that. It is said once. */
export const invitation = z.object({
  name: z.string(),
  key: z.string(),
  /** It opens nothing from then on. */
  until: instant,
  /** Another administrator has to approve it first. */
  waits: z.boolean(),
  /** It opens nothing before, where nobody is there to approve it; null: at once. */
  countsFrom: z.nullable(instant),
})

/** Somebody at the desk: what they may ask, and whether they have set up their app. */
export const operatorPerson = z.object({
  name: z.string(),
  role: operatorRole,
  state: z.enum(['WAITS', 'DELAYED', 'INVITED', 'READY']),
  /** Of who is DELAYED. */
  countsFrom: z.nullable(instant),
  addedBy: z.string(),
  addedAt: instant,
  /** How many are logged in as this person now. */
  sessions: int(),
})
