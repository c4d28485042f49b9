import type { operatorLetters, retractLetter, sendLetter } from '@portico/contract/inbox/operator-calls'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { plainText } from '@portico/contract/kit/plain-text'
import type { Localized } from '@portico/contract/kit/wire'
import type { Audit } from '../audit/index.ts'
import { Failure, refuse } from '../failure.ts'
import { textIn } from '../kit/localized.ts'
import { accountsById, findByAccount } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { post, tellChange } from './service.ts'
import { type LetterRow, retractRow, writtenLetters } from './store.ts'

const TITLE_MAX = 120
const BODY_MAX = 4000

export interface LetterDesk {
  /** Writes in the name of `person`. @throws Failure ACCOUNT_UNKNOWN, NEED_TRUE_ACCOUNT, INVALID_REQUEST naming the text that is wrong */
  send(request: RequestOf<typeof sendLetter>, person: string): Promise<{ id: string }>
  list(request: RequestOf<typeof operatorLetters>): Promise<ResponseOf<typeof operatorLetters>>
  /** @throws Failure LETTER_UNKNOWN */
  retract(request: RequestOf<typeof retractLetter>, person: string): Promise<{ id: string }>
}

export const createLetterDesk = (platform: Platform, { audit }: { readonly audit: Pick<Audit, 'write'> }): LetterDesk => {
  const { database, clock, brand, events } = platform

  /** Texts as they are stored: both in the same languages of the brand's, none blank. */
  const readTexts = (field: string, texts: Localized, max: number, codes: readonly string[]): Record<string, string> => {
    const wrong = (code: string, rule: string) =>
      new Failure('INVALID_REQUEST', { message: `${field}.${code}: ${rule}`, fields: { [`${field}.${code}`]: { rule, max } } })
    const plain: Record<string, string> = {}
    for (const code of new Set([...codes, ...Object.keys(texts)])) {
      const text = plainText(texts[code] ?? '')
      if (!brand.languages.some((language) => language.code === code)) throw wrong(code, 'language-unknown')
      if (text === '') throw wrong(code, 'required')
      if (text.length > max) throw wrong(code, 'length')
      plain[code] = text
    }
    if (Object.keys(plain).length === 0) throw wrong(brand.defaultLanguage, 'required')
    return plain
  }

  const write = (row: LetterRow, action: string, person: string) => ({
    actor: `operator:${person}`,
    action,
    subject: row.target ?? 'letters',
    details: { letter: String(row.id), audience: row.audience, kind: row.kind },
  })

  return {
    send: ({ to, kind, title, body, link = null }, person) =>
      database.orm.transaction(async (tx) => {
        const target = to.audience === 'ALL' ? null : ((await findByAccount(tx, to.account)) ?? refuse('ACCOUNT_UNKNOWN'))
        if (target && target.trialEndsAt !== null) throw new Failure('NEED_TRUE_ACCOUNT')
        const titles = readTexts('title', title, TITLE_MAX, [])
        const bodies = readTexts('body', body, BODY_MAX, Object.keys(titles))
        readTexts('title', title, TITLE_MAX, Object.keys(bodies))
        const row = await post(platform, tx, {
          audience: to.audience,
          target: target?.id ?? null,
          kind,
          titles,
          bodies,
          link,
          sentBy: person,
        })
        await audit.write(tx, write(row, 'LETTER_SENT', person))
        return { id: String(row.id) }
      }),

    list: async ({ size }) => {
      const rows = await writtenLetters(database.orm, size)
      const names = await accountsById(
        database.orm,
        rows.flatMap(({ target }) => (target === null ? [] : [target])),
      )
      return {
        list: rows.map(({ id, audience, target, kind, titles, sentAt, sentBy }) => ({
          id: String(id),
          audience,
          account: target === null ? null : (names.get(target) ?? null),
          kind,
          title: textIn(titles, brand.defaultLanguage, brand),
          sentAt: sentAt.toISOString(),
          sentBy,
        })),
      }
    },

    retract: ({ id }, person) =>
      database.orm.transaction(async (tx) => {
        const row = (await retractRow(tx, Number(id), clock.now())) ?? refuse('LETTER_UNKNOWN')
        if (row.audience === 'ONE' && row.target !== null) await tellChange(events, tx, row.target)
        else await events.broadcast(tx, 'letters.sent', {})
        await audit.write(tx, write(row, 'LETTER_RETRACTED', person))
        return { id }
      }),
  }
}
