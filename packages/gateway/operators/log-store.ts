import { and, desc, eq, lt } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { operatorAction, operatorOutcome } from './schema.ts'

export type NewAction = Omit<typeof operatorAction.$inferInsert, 'id'>

/** Answers the action's id. */
export const insertAction = async (queryable: Queryable, action: NewAction): Promise<number> =>
  (await queryable.insert(operatorAction).values(action).returning({ id: operatorAction.id }))[0]!.id

export const insertOutcome = async (queryable: Queryable, actionId: number, outcome: string, at: Date): Promise<void> => {
  await queryable.insert(operatorOutcome).values({ actionId, outcome, at })
}

export interface LogFilter {
  readonly person?: string | undefined
  readonly call?: string | undefined
  readonly before?: number | undefined
  readonly size: number
}

/** The newest first. */
export const readActions = (queryable: Queryable, { person, call, before, size }: LogFilter) =>
  queryable
    .select({
      id: operatorAction.id,
      at: operatorAction.at,
      person: operatorAction.person,
      call: operatorAction.call,
      request: operatorAction.request,
      ip: operatorAction.ip,
      traceId: operatorAction.traceId,
      outcome: operatorOutcome.outcome,
    })
    .from(operatorAction)
    .leftJoin(operatorOutcome, eq(operatorOutcome.actionId, operatorAction.id))
    .where(
      and(
        person === undefined ? undefined : eq(operatorAction.person, person),
        call === undefined ? undefined : eq(operatorAction.call, call),
        before === undefined ? undefined : lt(operatorAction.id, before),
      ),
    )
    .orderBy(desc(operatorAction.id))
    .limit(size)
