import type { SignInMethod, SignInResult } from '@portico/contract/session/own-shapes'
import type { Audit } from '../audit/index.ts'
import type { Queryable, Tx } from '../db/open.ts'
import type { CallContext } from '../http/bind.ts'
import type { Platform } from '../platform.ts'
import type { CountryOf } from '../system/index.ts'
import { clientOf } from './client-name.ts'
import { insertSignIn } from './sign-in-store.ts'

type Visit = Pick<CallContext, 'ip' | 'headers'>

/** The list of who came in to an account, and of who tried. */
export interface SignIns {
  opened(tx: Tx, memberId: string, sessionId: string, method: SignInMethod, visit: Visit): Promise<void>
  /** `memberId` undefined: the name was no account's. */
  refused(memberId: string | undefined, result: Exclude<SignInResult, 'SIGNED_IN'>, method: SignInMethod, visit: Visit): Promise<void>
}

export const createSignIns = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { audit, countryOf }: { readonly audit: Pick<Audit, 'write'>; readonly countryOf: CountryOf },
): SignIns => {
  const write = (
    db: Queryable,
    memberId: string | undefined,
    sessionId: string | null,
    result: SignInResult,
    method: SignInMethod,
    visit: Visit,
  ) =>
    insertSignIn(db, {
      memberId,
      sessionId,
      result,
      method,
      at: clock.now(),
      client: clientOf(visit.headers),
      ip: visit.ip,
      place: countryOf(visit.ip),
    })
  return {
    opened: async (tx, memberId, sessionId, method, visit) => {
      await write(tx, memberId, sessionId, 'SIGNED_IN', method, visit)
      const details = { method, sessionId }
      await audit.write(tx, { actor: `member:${memberId}`, action: 'SIGNED_IN', subject: memberId, ip: visit.ip, details })
    },
    refused: (memberId, result, method, visit) => write(database.orm, memberId, null, result, method, visit),
  }
}
