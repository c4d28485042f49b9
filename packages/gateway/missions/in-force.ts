import type { MissionDefinition } from '@portico/contract/missions/definitions'
import type { Span } from './spans.ts'
import type { Listed } from './store.ts'

/**
 * The version that holds for a span: the latest that was published before it began, or in the span that runs the first there is. What was retired
 * before holds no more. Others that come meanwhile count from the next span on, so that nobody's aim moves while they are at it.
 */
export const inForce = (versions: readonly Listed[], { from, until }: Span): Listed | undefined => {
  const published = versions
    .filter(({ row, version }) => version.publishedAt! < until && (row.retiredAt === null || row.retiredAt >= from))
    .toSorted((one, other) => other.version.version - one.version.version)
  return published.find(({ version }) => version.publishedAt! <= from) ?? published.at(-1)
}

/** The versions of each mission or leaderboard of a kind. */
export const byMission = (versions: readonly Listed[], kind: MissionDefinition['kind']): Map<string, Listed[]> =>
  Map.groupBy(
    versions.filter(({ version }) => version.definition.kind === kind),
    ({ row }) => row.id,
  )
