import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { AgentWaitingItem } from '@portico/contract/agent/waiting-shapes'
import type { WaitingItem } from '@portico/contract/center/shapes'
import type { Queryable, Tx } from '../db/open.ts'
import type { Binding } from '../http/bind.ts'
import type { BookCheck } from './book-check.ts'
import type { Job } from './job.ts'
import type { RecordSubjects } from './record-subjects.ts'
import type { TransferCode } from './transfer-code.ts'

/**
 * What an area hands to the gateway besides its API. Its `index.ts` builds it; `areas.ts` lists the areas, and the server, the
 * jobs, the sweep and the books fold over that list.
 */
export interface Area {
  /** The area's folder below `packages/gateway`. */
  readonly name: string
  /** The contract rows it answers, the operator's included. */
  readonly bindings: readonly Binding[]
  /** Routes that are no contract rows: pictures, sockets. */
  readonly register?: (app: FastifyInstance) => void | Promise<void>
  /** Runs once when the gateway is built, before anybody is answered. */
  readonly prepare?: () => Promise<void>
  /** Runs once before the gateway listens. */
  readonly start?: () => Promise<void>
  /** Runs once after the gateway has stopped listening. */
  readonly stop?: () => Promise<void>
  readonly jobs?: readonly Job[]
  /** Deletes rows that have expired. Runs once an hour in one transaction with every other area's. */
  readonly sweep?: (tx: Tx, now: Date) => Promise<void>
  /** What waits for a member; whoever changes it says `waiting.changed` to them. */
  readonly waiting?: (db: Queryable, memberId: string, now: Date) => Promise<readonly WaitingItem[]>
  /** What waits for an agent in the office. */
  readonly agentWaiting?: (db: Queryable, agentId: string, now: Date) => Promise<readonly AgentWaitingItem[]>
  /** What has to hold of money. */
  readonly bookChecks?: readonly BookCheck[]
  /** Why it moves money. The ledger posts nothing else. */
  readonly transferCodes?: readonly TransferCode[]
  /** What the movements of members' money are about that it posts. */
  readonly recordSubjects?: RecordSubjects
  /** Adds the area's figures to what `/metrics` answers. */
  readonly metrics?: (registry: Registry) => void
}

/** An area's API together with its manifest. */
export type AreaOf<Api> = Api & { readonly area: Area }

/** Joins an API and the manifest; `area.name` says which area it is. */
export const areaOf = <Api extends object>(api: Api, area: Area): AreaOf<Api> => ({ ...api, area })
