import type { DeskChat, DeskChatLine } from '@portico/contract/desk-chat/shapes'
import type { Queryable } from '../db/open.ts'
import { refOf } from '../support/index.ts'
import type { Uploads } from '../uploads/index.ts'
import { type ChatRow, type LineRow, placeOf } from './store.ts'

const text = (at: Date | null): string | null => at?.toISOString() ?? null

export const viewChat = async (db: Queryable, row: ChatRow): Promise<DeskChat> => ({
  id: row.id,
  state: row.state,
  openedAt: row.openedAt.toISOString(),
  joinedAt: text(row.joinedAt),
  endedAt: text(row.endedAt),
  person: row.person,
  place: row.state === 'WAITING' ? await placeOf(db, row) : null,
  read: row.read,
  deskRead: row.deskRead,
  caseNumber: row.caseNumber,
})

/** Lines with their pictures, which are tied to them as to the entries of the case that they become. */
export const viewLines = async (
  db: Queryable,
  { attachedTo }: Pick<Uploads, 'attachedTo'>,
  rows: readonly LineRow[],
): Promise<DeskChatLine[]> => {
  const pictures = await attachedTo(
    db,
    rows.filter(({ by }) => by === 'MEMBER').map(({ id }) => refOf(id)),
  )
  return rows.map(({ id, position, by, person, text: words, at }) => ({
    id,
    position,
    by,
    person,
    text: words,
    pictures: [...(pictures.get(refOf(id)) ?? [])],
    at: at.toISOString(),
  }))
}
