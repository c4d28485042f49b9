import type { DeskChat, DeskChatLine } from '@portico/contract/desk-chat/shapes'
import type { Queryable } from '../db/open.ts'
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

export const viewLine = ({ id, position, by, person, text: words, at }: LineRow): DeskChatLine => ({
  id,
  position,
  by,
  person,
  text: words,
  at: at.toISOString(),
})
