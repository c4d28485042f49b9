import type { ResponseOf } from '@portico/contract/kit/call'
import type { rememberedAccounts } from '@portico/contract/session/remember-calls'
import type { Config } from '../config.ts'
import type { CallContext } from '../http/bind.ts'
import { maskAccount } from '../kit/mask-account.ts'
import { originOfMirror } from '../kit/sign-in-origin.ts'
import type { Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import type { Remembering } from './remembering.ts'

/** Who was here, as a browser shows it that was told to remember them. */
export interface Remembered {
  list(context: Pick<CallContext, 'cookies' | 'site'>): Promise<ResponseOf<typeof rememberedAccounts>>
  forget(id: string, context: Pick<CallContext, 'cookies' | 'setCookie' | 'clearCookie'>): Promise<void>
}

interface RememberedDeps {
  readonly config: Pick<Config, 'signInOrigin'>
  readonly members: Pick<Members, 'byId'>
  readonly remembering: Pick<Remembering, 'list' | 'drop'>
}

export const createRemembered = (
  { database, clock, brand }: Pick<Platform, 'database' | 'clock' | 'brand'>,
  { config, members, remembering }: RememberedDeps,
): Remembered => ({
  list: async (context) => {
    const families = await remembering.list(context)
    const rows = await Promise.all(families.map(({ memberId }) => members.byId(memberId)))
    const list = families.flatMap(({ familyId, authenticatedAt }, index) => {
      const row = rows[index]
      if (!row || row.state === 'BLOCKED') return []
      const lastSeenAt = (row.seenAt ?? authenticatedAt).toISOString()
      return [{ id: familyId, name: maskAccount(row.account), initials: row.account.slice(0, 1).toUpperCase(), lastSeenAt }]
    })
    const elsewhere = originOfMirror(brand, config.signInOrigin, context.site) !== undefined
    return { list, elsewhere, serverNow: clock.now().toISOString() }
  },
  forget: (id, context) => database.orm.transaction((tx) => remembering.drop(tx, context, id)),
})
