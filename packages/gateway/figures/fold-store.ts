import { type SQL, sql } from 'drizzle-orm'
import type { Orm, Tx } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { addedTo, type FigureSources, SUM_COLUMNS, SUMMED } from './sums-store.ts'

/** That days were folded once more, or made anew. `days`: rows of a day each. */
export const countFolds = (days: SQL): SQL =>
  sql`insert into figure_fold as f (day) select day from (${days}) each order by day on conflict (day) do update set folds = f.folds + 1`

/** Deltas of one transaction: some hundred milliseconds. */
const BATCH = 5_000
/** Who folds; others meanwhile leave it to them. */
const FOLDING = 0x66_69_67

/**
 * Adds what was put down to the rows of members and teams, and deletes it: both at once, so that who reads folded and unfolded together sees each
 * change once. Takes whatever is committed, in any order. Answers how many there were.
 */
export const foldBatch = async (tx: Tx, { teamsOf }: Pick<FigureSources, 'teamsOf'>, limit = BATCH): Promise<number> => {
  const [lock] = await rowsOf<{ mine: boolean }>(tx, sql`select pg_try_advisory_xact_lock(${FOLDING}::bigint) as mine`)
  if (!lock!.mine) return 0
  const [row] = await rowsOf<{ deltas: number }>(
    tx,
    sql`with taken as (
        delete from figure_delta where seq in (select seq from figure_delta order by seq limit ${limit}::int) returning *),
      own as materialized (select member_id, day, game_type, ${SUMMED} from taken group by member_id, day, game_type),
      days as (
        insert into figure_day as d (member_id, day, game_type, ${SUM_COLUMNS})
        select member_id, day, game_type, ${SUM_COLUMNS} from own
        on conflict (member_id, day, game_type) do update set ${addedTo('d')}),
      teams as (
        insert into figure_team_day as d (agent_id, direct, day, game_type, ${SUM_COLUMNS})
        ${teamsOf(sql`own`)}
        on conflict (agent_id, direct, day, game_type) do update set ${addedTo('d')}),
      folds as (${countFolds(sql`select distinct day from own`)})
      select count(*)::int as deltas from taken`,
  )
  return row!.deltas
}

/** Folds whatever there is. */
export const foldAll = async (orm: Orm, sources: Pick<FigureSources, 'teamsOf'>): Promise<void> => {
  while ((await orm.transaction((tx) => foldBatch(tx, sources))) === BATCH);
}
