import { formatInstant } from '@portico/commission/kit/instant'
import { firstEndOf } from '@portico/commission/lifecycle/book'
import type { Contract } from '@portico/commission/lifecycle/contract'
import type { ContractAction } from '@portico/commission/lifecycle/events'
import { foresee } from '@portico/commission/lifecycle/foresee'
import { applyEvent } from '@portico/commission/lifecycle/lifecycle'
import { withdraw } from '@portico/commission/lifecycle/withdraw'
import type { answerAgentContract } from '@portico/contract/agent-contract/calls'
import type { AgentContract, ContractEnds, ContractRefusal, ContractResult } from '@portico/contract/agent-contract/shapes'
import type { RequestOf } from '@portico/contract/kit/call'
import type { Queryable, Tx } from '../db/open.ts'
import { findMember } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import type { Actor, Line, Lines } from './line.ts'
import { refusalOf } from './refusals.ts'
import { type ContractRow, findContract } from './store.ts'
import { endsHash } from './terms.ts'
import { belowViews, contractViews } from './view.ts'

export type AnswerRequest = Omit<RequestOf<typeof answerAgentContract>, 'withdrawPassword'>

export interface AnswerDeps {
  readonly lines: Lines
  /** Tells people what became of contracts, in the transaction that did it. */
  readonly answered: (tx: Tx, action: AnswerRequest['action'], changed: readonly Contract[]) => Promise<void>
}

/** What its holder may say yes to, by the state of a contract. */
const YES: Readonly<Partial<Record<ContractRow['state'], ContractAction>>> = {
  OFFERED: 'accept',
  TERMINATION_REQUESTED: 'agree',
  ACTIVE: 'finish',
}

/** With these others can end, so that what was shown of them has to be said. */
const ENDING: readonly string[] = ['accept', 'agree', 'finish']

export const createAnswers = ({ database: { orm }, clock }: Pick<Platform, 'database' | 'clock'>, { lines, answered }: AnswerDeps) => {
  const eventOf = (row: ContractRow, type: ContractAction, by: string | null) => ({
    id: row.id,
    at: formatInstant(clock.now().getTime()),
    type,
    contract: row.id,
    by,
  })

  const lineOf = async (db: Queryable, row: ContractRow): Promise<Line> => {
    const holder = await findMember(db, row.holderId)
    if (!holder) throw new Error(`contract ${row.id} without a holder`)
    return lines.read(db, holder, row, row.id)
  }

  const refusal = async (
    db: Queryable,
    line: Line,
    row: ContractRow,
    result: ContractResult,
    reader: string | null,
  ): Promise<ContractRefusal | null> => {
    const contract = line.book.contracts.get(row.id)
    return result === 'ok' || !contract ? null : refusalOf(db, line, contract, result, clock.now().getTime(), reader)
  }

  const step = (line: Line, row: ContractRow, actor: Actor, { action, hash, endsHash: seen }: AnswerRequest): ContractResult => {
    if (action === 'withdraw') return withdraw(line.book, { id: row.id, by: actor.memberId }, clock.now().getTime())
    if (action === 'accept' && hash !== row.hash) return 'NOT_AS_SHOWN'
    const event = eventOf(row, action, actor.memberId)
    // Tried first: what would end unseen must not.
    const { outcome } = foresee(line.book, [event])
    if (outcome.result === 'ok' && ENDING.includes(action) && seen !== endsHash(outcome.ends)) return 'NOT_AS_SHOWN'
    return applyEvent(line.book, event).result
  }

  return {
    /** What would end, and what would stay, if its holder said yes now. */
    below: async (db: Queryable, row: ContractRow, reader: string | null) => {
      const action = YES[row.state]
      if (!action) return { below: null, refusal: null, effective: null, firstEnd: null }
      const line = await lineOf(db, row)
      const { outcome, after } = foresee(line.book, [eventOf(row, action, row.holderId)])
      const rowsOf = (ids: readonly string[]) => ids.flatMap((id) => line.rows.get(id) ?? [])
      const contract = after.contracts.get(row.id)
      const stays = [...after.contracts.values()].filter(
        ({ id, by, from, to }) => by === row.holderId && from !== null && to === null && !outcome.ends.includes(id),
      )
      const below: ContractEnds = {
        ends: await belowViews(db, rowsOf(outcome.ends)),
        stays: await belowViews(db, rowsOf(stays.map(({ id }) => id))),
        hash: endsHash(outcome.ends),
      }
      const effective = action === 'accept' ? contract?.from : contract?.to
      const isFine = outcome.result === 'ok'
      const firstEnd = isFine && action === 'accept' && contract ? firstEndOf(after, contract) : null
      return {
        below: isFine ? below : null,
        refusal: await refusal(db, line, row, outcome.result, reader),
        effective: isFine && effective ? formatInstant(effective) : null,
        firstEnd: firstEnd === null ? null : formatInstant(firstEnd),
      }
    },

    /** Does one step about a contract of which the actor is on a side. */
    answer: (
      actor: Actor,
      known: ContractRow,
      request: AnswerRequest,
    ): Promise<{ contract: AgentContract; refusal: ContractRefusal | null }> =>
      orm.transaction(async (tx) => {
        const holder = await findMember(tx, known.holderId)
        if (!holder) throw new Error(`contract ${known.id} without a holder`)
        const line = await lines.lock(tx, holder, known, known.id)
        const row = line.rows.get(known.id) ?? known
        const result = step(line, row, actor, request)
        const changed = await lines.save(tx, line, { actor, type: request.action, id: row.id, note: request.note })
        if (result === 'ok') await answered(tx, request.action, changed)
        const why = await refusal(tx, line, row, result, actor.memberId)
        const [contract] = await contractViews(tx, [(await findContract(tx, row.id)) ?? row], actor.memberId)
        return { contract: contract!, refusal: why }
      }),
  }
}

export type Answers = ReturnType<typeof createAnswers>
