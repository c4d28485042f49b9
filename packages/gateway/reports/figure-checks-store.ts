import { sql } from 'drizzle-orm'
import { figureDay, figureTeamDay, SUMS } from '../figures/schema.ts'
import { settingText } from '../db/settings.ts'
import type { BookCheck, BookRows } from '../kit/book-check.ts'
import { memberTree } from '../member/schema.ts'
import { memberSums } from './folded-store.ts'
import { rawFigures } from './raw-figures-store.ts'

const MEMBERS: BookRows = { table: 'member', key: [['id', 'uuid']], page: 50 }
const TEAM_DAYS: BookRows = {
  table: 'figure_team_day',
  key: [
    ['agent_id', 'uuid'],
    ['direct', 'boolean'],
    ['day', 'date'],
    ['game_type', 'text'],
  ],
  page: 100,
}
const SUMMED = sql.raw(SUMS.map((name) => `sum(${name})::bigint as ${name}`).join(', '))
const all = (alias: string) => sql.raw(`(${SUMS.map((name) => `coalesce(${alias}.${name}, 0)`).join(', ')})`)

/** Figures, folded and unfolded, are what the rows come to that they are about; and those of teams are what those of their members come to. */
export const FIGURE_CHECKS: readonly BookCheck[] = [
  {
    over: MEMBERS,
    findings: sql`
      select format('the figures of member %s on %s (%s) are %s, the rows come to %s', member_id, day, game_type, ${all('kept')}, ${all('raw')}) as finding
      from (${rawFigures(settingText('ledger.zone', 'UTC'), sql`m.id in (select id from page)`)}) raw
        full join (select member_id, day, game_type, ${SUMMED} from ${memberSums(sql`true`, sql`member_id in (select id from page)`)} each
          group by 1, 2, 3) kept using (member_id, day, game_type)
      where ${all('kept')} is distinct from ${all('raw')}`,
  },
  {
    over: TEAM_DAYS,
    findings: sql`
      select format('the figures of the team of %s on %s (%s) are %s, those of its members come to %s', agent_id, day, game_type, ${all('page')}, ${all('own')}) as finding
      from page cross join lateral (
        select ${SUMMED} from ${memberTree} t join ${figureDay} d on d.member_id = t.descendant_id and d.day = page.day and d.game_type = page.game_type
        where t.ancestor_id = page.agent_id and t.depth > 0 and (not page.direct or t.depth = 1)) own
      where ${all('page')} is distinct from ${all('own')}`,
  },
  {
    over: MEMBERS,
    findings: sql`
      select format('the team of %s on %s has no figures, and member %s has', t.ancestor_id, d.day, d.member_id) as finding
      from page join ${figureDay} d on d.member_id = page.id join ${memberTree} t on t.descendant_id = d.member_id and t.depth > 0
      where not exists (select from ${figureTeamDay} f where f.agent_id = t.ancestor_id and not f.direct and f.day = d.day and f.game_type = d.game_type)`,
  },
]
