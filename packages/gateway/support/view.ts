import type { CaseHead, CaseWhole } from '@portico/contract/support/shapes'
import type { Queryable } from '../db/open.ts'
import type { Uploads } from '../uploads/index.ts'
import { REOPEN_MS, stateOf } from './rules.ts'
import { type CaseRow, entriesOf } from './store.ts'

const TITLE_MAX = 80

export const refOf = (entryId: string): string => `case-entry:${entryId}`

/** The first line, cut where it is long. */
const titleOf = (text: string): string => {
  const [line = ''] = text.split('\n')
  const characters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line)]
  return characters.length <= TITLE_MAX
    ? line
    : `${characters
        .slice(0, TITLE_MAX - 1)
        .map(({ segment }) => segment)
        .join('')}…`
}

export const headOf = (row: CaseRow, firstText: string, now: Date): CaseHead => {
  const state = stateOf(row, now)
  return {
    number: row.number,
    kind: row.kind,
    topic: row.topic,
    title: titleOf(firstText),
    state,
    openedAt: row.openedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    answerBy: state === 'WAITING' ? (row.answerBy?.toISOString() ?? null) : null,
    reopenUntil: state === 'SOLVED' && row.solvedAt ? new Date(row.solvedAt.getTime() + REOPEN_MS).toISOString() : null,
    version: row.version,
  }
}

export const wholeOf = async (db: Queryable, { attachedTo }: Pick<Uploads, 'attachedTo'>, row: CaseRow, now: Date): Promise<CaseWhole> => {
  const entries = await entriesOf(db, [row.id])
  const pictures = await attachedTo(
    db,
    entries.map(({ id }) => refOf(id)),
  )
  return {
    head: headOf(row, entries.find(({ text }) => text !== '')?.text ?? '', now),
    entries: entries.map(({ id, event, by, person, text, at }) => ({
      id,
      event,
      by,
      person,
      text,
      pictures: [...(pictures.get(refOf(id)) ?? [])],
      at: at.toISOString(),
    })),
  }
}
