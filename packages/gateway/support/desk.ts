import type { answerCase, DeskCase, operatorCases, setDeskHours } from '@portico/contract/support/operator-calls'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { plainText } from '@portico/contract/kit/plain-text'
import { writeSetting } from '../db/settings.ts'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import { accountsById } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomId } from '../ports/random.ts'
import { stateOf } from './rules.ts'
import { HOURS_SETTING, type SupportDeps } from './service.ts'
import { addEntry, type CaseRow, deskCases, findCase, firstTexts, lockCase, saveCase } from './store.ts'
import { headOf, wholeOf } from './view.ts'

/** The desk's side of cases. */
export interface SupportDesk {
  list(request: RequestOf<typeof operatorCases>): Promise<ResponseOf<typeof operatorCases>>
  /** @throws Failure CASE_UNKNOWN */
  read(number: string, person: string): Promise<DeskCase>
  /** Answers in the name of `person`. @throws Failure CASE_UNKNOWN, CASE_CHANGED since it was read, CASE_CLOSED, FIELD_INVALID with nothing to do */
  answer(request: RequestOf<typeof answerCase>, person: string): Promise<DeskCase>
  setHours(request: RequestOf<typeof setDeskHours>, person: string): Promise<ResponseOf<typeof setDeskHours>>
}

const DAY_MINUTES = 1440

export const createSupportDesk = ({ database, clock, random, events }: Platform, { uploads, inbox, audit }: SupportDeps): SupportDesk => {
  const serialize = async (tx: Tx, row: CaseRow): Promise<DeskCase> => ({
    account: (await accountsById(tx, [row.memberId])).get(row.memberId) ?? '',
    case: await wholeOf(tx, uploads, row, clock.now()),
  })
  const write = (tx: Tx, action: string, person: string, subject: string, details: object) =>
    audit.write(tx, { actor: `operator:${person}`, action, subject, details: { ...details } })

  return {
    list: async ({ state }) => {
      const rows = await deskCases(database.orm, state === 'WAITING')
      const texts = await firstTexts(
        database.orm,
        rows.map(({ row }) => row.id),
      )
      const now = clock.now()
      return { list: rows.map(({ row, account }) => ({ account, head: headOf(row, texts.get(row.id) ?? '', now) })) }
    },

    read: (number, person) =>
      database.orm.transaction(async (tx) => {
        const row = (await findCase(tx, number)) ?? refuse('CASE_UNKNOWN')
        const answer = await serialize(tx, row)
        await write(tx, 'CASE_OPENED', person, row.memberId, { case: number })
        return answer
      }),

    answer: ({ number, version, text = '', solve }, person) =>
      database.orm.transaction(async (tx) => {
        const row = (await lockCase(tx, number)) ?? refuse('CASE_UNKNOWN')
        if (row.version !== version) throw new Failure('CASE_CHANGED')
        const now = clock.now()
        const state = stateOf(row, now)
        if (state === 'CLOSED' || (state === 'SOLVED' && solve)) throw new Failure('CASE_CLOSED')
        const answerText = plainText(text)
        if (answerText === '' && !solve) throw new Failure('FIELD_INVALID', { fields: { text: { rule: 'required' } } })
        const entry = { caseId: row.id, by: 'DESK', person, at: now } as const
        if (answerText !== '') await addEntry(tx, { ...entry, id: randomId(random), event: 'SAID', text: answerText })
        if (solve) await addEntry(tx, { ...entry, id: randomId(random), event: 'SOLVED', text: '' })
        const solved = solve || state === 'SOLVED'
        const next: CaseRow = {
          ...row,
          state: solved ? 'SOLVED' : 'ANSWERED',
          changedAt: now,
          answerBy: null,
          solvedAt: solve ? now : row.solvedAt,
          version: row.version + 1,
        }
        await saveCase(tx, next)
        await events.notify(tx, row.memberId, 'case.changed', { number })
        const answer = await serialize(tx, next)
        await write(tx, solve ? 'CASE_SOLVED' : 'CASE_ANSWERED', person, row.memberId, { case: number })
        await inbox.send(tx, {
          memberId: row.memberId,
          kind: 'ACCOUNT',
          template: answerText === '' ? 'CASE_SOLVED' : 'CASE_ANSWERED',
          values: { number, person },
          link: `/member/messageV2?tab=cases&case=${number}`,
          ref: `case:${number}`,
        })
        return answer
      }),

    setHours: ({ from, to, answerMinutes }, person) =>
      database.orm.transaction(async (tx) => {
        if (answerMinutes < 1 || answerMinutes > 7 * DAY_MINUTES)
          throw new Failure('FIELD_INVALID', { fields: { answerMinutes: { rule: 'range', min: 1, max: 7 * DAY_MINUTES } } })
        await writeSetting(tx, HOURS_SETTING, { from, to, answerMinutes })
        await write(tx, 'DESK_HOURS_SET', person, 'support', { from, to, answerMinutes })
        return { from, to, answerMinutes }
      }),
  }
}
