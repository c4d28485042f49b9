import { sql } from 'drizzle-orm'
import { readSetting, writeSetting } from '../db/settings.ts'
import type { Orm, Tx } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { countFolds } from './fold-store.ts'
import { type FigureSources, SUM_COLUMNS, SUMMED, sumsOf } from './sums-store.ts'
import { FIGURE_ZONE } from './zone.ts'

const ZONE_KEY = 'figures.zone'

/**
 * Makes all figures anew of the rows they are about. Whoever settles or moves money waits for its end; readers see the old ones until then.
 * Answers how many sums of a member's day were other ones before.
 */
export const rebuildFigures = async (tx: Tx, { rawFigures, teamsOf }: FigureSources): Promise<number> => {
  // Whoever has noted a change is done when this is held, and whoever has not notes it on top of what is made here.
  await tx.execute(sql`lock table figure_delta in share row exclusive mode`)
  await tx.execute(sql`drop table if exists figure_fresh`)
  await tx.execute(sql`create temporary table figure_fresh on commit drop as ${rawFigures(FIGURE_ZONE, sql`true`)}`)
  const [row] = await rowsOf<{ wrong: number }>(
    tx,
    sql`select count(*)::int as wrong from figure_fresh f full join (
        select member_id, day, game_type, ${SUMMED} from (
          select member_id, day, game_type, ${SUM_COLUMNS} from figure_day
          union all select member_id, day, game_type, ${SUM_COLUMNS} from figure_delta) each group by member_id, day, game_type
      ) was using (member_id, day, game_type) where ${sumsOf('f')} is distinct from ${sumsOf('was')}`,
  )
  await tx.execute(countFolds(sql`select day from figure_fresh union select day from figure_day union select day from figure_fold`))
  await tx.execute(sql`delete from figure_delta`)
  await tx.execute(sql`delete from figure_day`)
  await tx.execute(sql`delete from figure_team_day`)
  // Day by day, as they would have been folded: days are read together.
  await tx.execute(sql`
    insert into figure_day (member_id, day, game_type, ${SUM_COLUMNS})
    select member_id, day, game_type, ${SUM_COLUMNS} from figure_fresh order by day, member_id, game_type`)
  await tx.execute(sql`
    insert into figure_team_day (agent_id, direct, day, game_type, ${SUM_COLUMNS}) ${teamsOf(sql`figure_fresh`)}`)
  return row!.wrong
}

/** Sees to it that there are figures, of days of the merchant's zone: a database from before they were kept has none. */
export const keepFigures = async (orm: Orm, zone: string, sources: FigureSources): Promise<void> => {
  if ((await readSetting(orm, ZONE_KEY)) === zone) return
  await orm.transaction(async (tx) => {
    await tx.execute(sql`lock table figure_delta in share row exclusive mode`)
    if ((await readSetting(tx, ZONE_KEY)) === zone) return
    await rebuildFigures(tx, sources)
    await writeSetting(tx, ZONE_KEY, zone)
  })
  await orm.execute(sql`analyze figure_day, figure_team_day`)
}
