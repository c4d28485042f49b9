import type { DocumentStep, Rejection } from '@portico/contract/document/shapes'
import { DAY_MS } from '@portico/gateway/kit/duration'
import type { Services } from '@portico/gateway/areas'
import { dayAfter } from '@portico/gateway/kit/zone'
import type { Platform } from '@portico/gateway/platform'
import type { ManualClock } from '@portico/gateway/ports/clock'
import { seedBindings } from './bindings.ts'
import { MAIL_MEMBERS, MOBILE_MEMBER, MOBILE_MEMBERS } from './people.ts'
import { proofPicture } from './proof-picture.ts'

const DESK = 'hoa'

type Ending = 'SENT' | 'REVIEW' | 'ACCEPTED' | 'EXPIRED' | Rejection

/** Members whose documents stand differently; everybody else has sent none. */
const STORIES: readonly (readonly [account: string, name: string, step: DocumentStep, ending: Ending])[] = [
  [MAIL_MEMBERS[0], 'Phạm Thu Hương', 'IDENTITY', 'ACCEPTED'],
  [MAIL_MEMBERS[0], 'Phạm Thu Hương', 'ADDRESS', 'OUT_OF_DATE'],
  [MAIL_MEMBERS[1], 'Lê Minh Anh', 'IDENTITY', 'SENT'],
  [MOBILE_MEMBER, 'Trần Quốc Dũng', 'IDENTITY', 'BACK_UNREADABLE'],
  [MOBILE_MEMBERS[0], 'Hồ Tuấn Anh', 'IDENTITY', 'REVIEW'],
  [MOBILE_MEMBERS[1], 'Đỗ Ngọc Lan', 'IDENTITY', 'EXPIRED'],
]

interface DocumentParts {
  readonly platform: Pick<Platform, 'database'> & { readonly clock: Pick<ManualClock, 'set'> }
  readonly services: Pick<Services, 'documents' | 'members' | 'profiles' | 'uploads'>
  readonly end: Date
}

/** Documents in every state, each somebody's. */
export const seedDocuments = async ({ platform: { database, clock }, services, end }: DocumentParts): Promise<void> => {
  const { documents, members, profiles, uploads } = services
  clock.set(new Date(end.getTime() - 3 * DAY_MS))
  await seedBindings(database, new Date(end.getTime() - 3 * DAY_MS))
  const today = end.toISOString().slice(0, 'YYYY-MM-DD'.length)
  for (const [index, [account, payeeName, step, ending]] of STORIES.entries()) {
    const row = await members.byAccount(account)
    if (!row) continue
    const caller = { memberId: row.id }
    if (step === 'IDENTITY') await profiles.save(caller, { payeeName, birthday: '1995-02-28' }, 18)
    const picture = async () => (await uploads.take(caller, proofPicture())).uploadId
    const request =
      step === 'IDENTITY'
        ? { step, kind: 'ID_CARD' as const, dated: dayAfter(today, ending === 'EXPIRED' ? -2 : 1500), back: await picture() }
        : { step, kind: 'BANK_STATEMENT' as const, dated: dayAfter(today, -40) }
    await documents.send(caller, { ...request, number: `07919500440${index}`, front: await picture() })
    if (ending === 'SENT') continue
    const waiting = (await documents.desk.list({ state: 'WAITING' })).list.find((each) => each.account === account)
    if (!waiting) continue
    const { id, document } = await documents.desk.open({ id: waiting.id }, DESK)
    if (ending === 'REVIEW') continue
    const accepts = ending === 'ACCEPTED' || ending === 'EXPIRED'
    const decision = accepts ? { action: 'ACCEPT' as const, reasons: [] } : { action: 'REJECT' as const, reasons: [ending] }
    await documents.desk.decide({ id, version: document.version, note: 'Seen.', ...decision }, DESK)
  }
}
