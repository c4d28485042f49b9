import { languageOf } from '@portico/contract/kit/brand'
import type { Tx } from '../db/open.ts'
import { DAY_MS } from '../kit/duration.ts'
import { siteAddress } from '../kit/site-address.ts'
import { type BindingKind, bindingsOf, languageRead } from '../member/index.ts'
import type { Messages, MessageValues, NoticeTemplate, NoticeValues } from '../messages/index.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import { hashToken } from '../kit/hash-token.ts'
import { insertLink, spendLink } from './store.ts'

/** Long enough for who looks at that address once a week. */
const LINK_MS = 7 * DAY_MS

/** An address that a member had until now. */
export interface FormerAddress {
  readonly kind: BindingKind
  readonly address: string
}

export interface Notice<Name extends NoticeTemplate> {
  readonly member: { readonly id: string; readonly account: string }
  readonly template: Name
  /** What the template takes, from what each takes and the BCP 47 tag that it is written in. */
  readonly values: (common: NoticeValues, tag: string) => MessageValues[Name]
  /** Gateway language code; without one, what the member read the site in when last seen. */
  readonly language?: string
  /** An address that was taken from the account just now: it is told, too, and its link gives it back. */
  readonly former?: FormerAddress | undefined
  /** An address that is not told: the one that has just been proved, which knows. */
  readonly except?: string
}

/** What a link says that somebody pressed. */
export interface Answer {
  readonly memberId: string
  readonly former: FormerAddress | null
  /** When the notice was sent. */
  readonly toldAt: Date
}

/** Tells owners of what was done to their account, at every address that they have proved to have. */
export interface Notices {
  /** In the caller's transaction, after the change: what did not happen is not told. */
  tell<Name extends NoticeTemplate>(tx: Tx, notice: Notice<Name>): Promise<void>
  /** Uses up the link of a notice. Undefined where it is unknown, used or too old. */
  answer(tx: Tx, token: string): Promise<Answer | undefined>
}

export const createNotices = (
  { clock, random, brand }: Pick<Platform, 'clock' | 'random' | 'brand'>,
  { messages }: { readonly messages: Pick<Messages, 'send'> },
): Notices => {
  const moment = (tag: string): string =>
    new Intl.DateTimeFormat(tag, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: brand.timeZone,
    }).format(clock.now())

  return {
    tell: async (tx, { member, template, values, former, except, ...notice }) => {
      const language = notice.language ?? (await languageRead(tx, member.id)) ?? brand.defaultLanguage
      const { tag } = languageOf(brand, language)
      const bound = (await bindingsOf(tx, member.id)).filter(({ address }) => address !== except)
      const addresses: readonly FormerAddress[] = former ? [...bound, former] : bound
      for (const each of addresses) {
        const token = randomToken(random)
        const own = each === former
        await insertLink(tx, {
          tokenHash: hashToken(token),
          memberId: member.id,
          formerKind: own ? each.kind : null,
          formerAddress: own ? each.address : null,
          expiresAt: new Date(clock.now().getTime() + LINK_MS),
        })
        // Behind the #: no server and no page that is linked from there is told of it.
        const url = siteAddress(brand, `/recover#notMe=${token}`)
        await messages.send(tx, {
          channel: each.kind === 'MOBILE' ? 'SMS' : 'EMAIL',
          to: each.address,
          template,
          values: values({ account: member.account, at: moment(tag), url }, tag),
          language,
          memberId: member.id,
        })
      }
    },
    answer: async (tx, token) => {
      const link = await spendLink(tx, hashToken(token), clock.now())
      if (!link) return undefined
      const { memberId, formerKind: kind, formerAddress: address } = link
      const toldAt = new Date(link.expiresAt.getTime() - LINK_MS)
      return { memberId, former: kind && address !== null ? { kind, address } : null, toldAt }
    },
  }
}
