import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { addPasskey, beginPasskey, removePasskey, renamePasskey } from '@portico/contract/factor/passkey-calls'
import { MOST_PASSKEYS, type PasskeyView } from '@portico/contract/factor/passkey-shapes'
import type { Audit } from '../audit/index.ts'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import type { CallContext, Caller } from '../http/bind.ts'
import { lockMember } from '../member/index.ts'
import type { Notices } from '../notices/index.ts'
import type { Platform } from '../platform.ts'
import { countPasskeys, deletePasskeys, insertPasskey, type PasskeyRow, passkeysOf, renamePasskeyRow } from './passkey-store.ts'
import type { Passkeys } from './passkeys.ts'
import type { Factors } from './service.ts'

/** What a member may do with their passkeys. Adding and removing one needs a fresh proof, by a second factor where there is one. */
export interface OwnPasskeys {
  list(memberId: string): Promise<PasskeyView[]>
  /** @throws Failure REAUTHENTICATE, PASSKEY_ELSEWHERE, PASSKEYS_FULL */
  begin(caller: Caller, context: CallContext): Promise<ResponseOf<typeof beginPasskey>>
  /** @throws Failure REAUTHENTICATE, PASSKEY_ELSEWHERE, PASSKEY_REFUSED */
  add(caller: Caller, request: RequestOf<typeof addPasskey>, context: CallContext): Promise<ResponseOf<typeof addPasskey>>
  /** @throws Failure PASSKEY_REFUSED */
  rename(caller: Caller, request: RequestOf<typeof renamePasskey>): Promise<ResponseOf<typeof renamePasskey>>
  /** @throws Failure REAUTHENTICATE, FACTOR_REQUIRED, PASSKEY_REFUSED, LAST_WAY_IN */
  remove(caller: Caller, request: RequestOf<typeof removePasskey>, context: CallContext): Promise<ResponseOf<typeof removePasskey>>
}

/** Adding a passkey that was made elsewhere. */
export interface PasskeyAdding {
  /** @throws Failure REAUTHENTICATE, PASSKEYS_FULL */
  mayAdd(caller: Pick<Caller, 'memberId' | 'sessionId'>): Promise<void>
  /** Stores it, tells its owner and writes it down. @throws Failure PASSKEY_REFUSED where somebody has it already */
  store(
    tx: Tx,
    owner: { readonly id: string; readonly account: string },
    row: PasskeyRow,
    visit: Pick<CallContext, 'ip' | 'language'>,
  ): Promise<void>
}

export interface OwnPasskeysDeps {
  readonly factors: Pick<Factors, 'required' | 'authenticators'>
  readonly passkeys: Passkeys
  readonly audit: Pick<Audit, 'write'>
  readonly notices: Pick<Notices, 'tell'>
  /** @throws Failure REAUTHENTICATE with `methods` */
  readonly requireSecond: (caller: Pick<Caller, 'memberId' | 'sessionId'>) => Promise<void>
  /** @throws Failure LAST_WAY_IN where nobody could sign in to the account any more */
  readonly requireWayIn: (tx: Tx, memberId: string) => Promise<void>
}

const toView = ({ id, credentialId, name, synced, addedAt, lastUsedAt }: PasskeyRow): PasskeyView => ({
  id,
  credentialId,
  name,
  synced,
  addedAt: addedAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

export const createOwnPasskeys = (
  { database }: Pick<Platform, 'database'>,
  { factors, passkeys, audit, notices, requireSecond, requireWayIn }: OwnPasskeysDeps,
): OwnPasskeys & PasskeyAdding => {
  const db = database.orm

  const mayAdd: PasskeyAdding['mayAdd'] = async (caller) => {
    await requireSecond(caller)
    if ((await countPasskeys(db, caller.memberId)) >= MOST_PASSKEYS) throw new Failure('PASSKEYS_FULL')
  }

  const store: PasskeyAdding['store'] = async (tx, { id, account }, row, { ip, language }) => {
    if (!(await insertPasskey(tx, row))) throw new Failure('PASSKEY_REFUSED')
    await notices.tell(tx, { member: { id, account }, template: 'passkeyAdded', values: (common) => common, language })
    await audit.write(tx, { actor: `member:${id}`, action: 'PASSKEY_ADDED', subject: id, ip, details: { passkey: row.id } })
  }

  const ownerOf = ({ memberId, account }: Caller) => ({ id: memberId, account })
  return {
    mayAdd,
    store,
    list: async (memberId) => (await passkeysOf(db, memberId)).map(toView),

    begin: async (caller, { site }) => {
      await mayAdd(caller)
      return passkeys.create(`new ${caller.sessionId}`, site, ownerOf(caller))
    },

    add: async (caller, { name, credential }, context) => {
      await requireSecond(caller)
      const newKey = { owner: ownerOf(caller), name: name.trim() || '-', credential }
      const row = await passkeys.accept(`new ${caller.sessionId}`, context.site, newKey)
      await db.transaction((tx) => store(tx, newKey.owner, row, context))
      return toView(row)
    },

    rename: async ({ memberId }, { id, name }) =>
      toView((await renamePasskeyRow(db, memberId, id, name.trim() || '-')) ?? refuse('PASSKEY_REFUSED')),

    remove: async (caller, { id }, { ip, language }) => {
      await requireSecond(caller)
      const member = ownerOf(caller)
      const { memberId } = caller
      const last = (await countPasskeys(db, memberId)) === 1 && !(await factors.authenticators.has(memberId))
      if (last && (await factors.required(caller))) throw new Failure('FACTOR_REQUIRED')
      await db.transaction(async (tx) => {
        await lockMember(tx, memberId)
        if ((await deletePasskeys(tx, memberId, id)) === 0) throw new Failure('PASSKEY_REFUSED')
        await requireWayIn(tx, memberId)
        await notices.tell(tx, { member, template: 'passkeyRemoved', values: (common) => common, language })
        await audit.write(tx, { actor: `member:${memberId}`, action: 'PASSKEY_REMOVED', subject: memberId, ip, details: { passkey: id } })
      })
      return {}
    },
  }
}
