import { freeOf } from '@portico/commission/wagering/player'
import { formatUnits } from '@portico/contract/kit/money'
import { inArray, sql } from 'drizzle-orm'
import { turnoverRequirement } from '../turnover/schema.ts'
import type { TestGateway } from './gateway.ts'

/** What the house took of members' bonuses less what it bore, by the member. */
export const takenOf = async (gateway: TestGateway): Promise<ReadonlyMap<string, bigint>> => {
  const { rows } = (await gateway.database.orm.execute(sql`
    select a.owner_id as owner, sum(case when t.debit_id = a.id then t.amount else -t.amount end)::text as house
    from ledger_account a join ledger_transfer t on a.id in (t.debit_id, t.credit_id)
    where a.kind = 'player:bonus' and t.code in ('BONUS_FORFEIT', 'BONUS_BORNE') group by a.owner_id`)) as unknown as {
    rows: { owner: string; house: string }[]
  }
  return new Map(rows.map(({ owner, house }) => [owner, BigInt(house)]))
}

interface Owner {
  readonly memberId: string
  readonly currency: string
}

/** How far what was asked of a member has come, by requirements that anything names, and what may go out of so much. */
export const standingOf = async (gateway: TestGateway, owner: Owner, requirementIds: ReadonlyMap<string, string>, own: bigint) => {
  const rows = await gateway.database.orm
    .select()
    .from(turnoverRequirement)
    .where(inArray(turnoverRequirement.id, [...requirementIds.values()]))
  const { requirements, toBet } = await gateway.turnover.standing(owner)
  const standings = new Map(requirements.map(({ id, state, progress }) => [id, state === 'ACTIVE' ? progress.amount : state]))
  return {
    withdrawable: formatUnits(freeOf(own, toBet)),
    requirements: Object.fromEntries(rows.map(({ id, state }) => [id, state === 'ACTIVE' ? standings.get(id) : state])),
  }
}
