import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { announcement } from './schema.ts'

export type AnnouncementRow = typeof announcement.$inferSelect

export interface AnnouncementFilter {
  readonly types?: readonly AnnouncementRow['type'][]
  readonly executions?: readonly AnnouncementRow['execution'][]
  readonly groupName?: string
  readonly limit: number
}

export const insertAnnouncement = async (db: Queryable, row: typeof announcement.$inferInsert): Promise<AnnouncementRow> => {
  const [inserted] = await db.insert(announcement).values(row).returning()
  return inserted!
}

/** What stands published, newest first. */
export const publishedAnnouncements = (
  db: Queryable,
  { types, executions, groupName, limit }: AnnouncementFilter,
): Promise<AnnouncementRow[]> =>
  db
    .select()
    .from(announcement)
    .where(
      and(
        isNull(announcement.retractedAt),
        types && inArray(announcement.type, [...types]),
        executions && inArray(announcement.execution, [...executions]),
        groupName === undefined ? undefined : eq(announcement.groupName, groupName),
      ),
    )
    .orderBy(desc(announcement.publishedAt), desc(announcement.id))
    .limit(limit)

/** False when there is no such announcement or it was retracted before. */
export const markRetracted = async (db: Queryable, id: number, at: Date): Promise<boolean> => {
  const rows = await db
    .update(announcement)
    .set({ retractedAt: at })
    .where(and(eq(announcement.id, id), isNull(announcement.retractedAt)))
    .returning({ id: announcement.id })
  return rows.length > 0
}
