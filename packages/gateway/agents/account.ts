import type { teamAccount } from '@portico/contract/agent/account-calls'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { toMoney } from '@portico/contract/kit/money'
import { refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { maskAddress } from '../kit/mask-address.ts'
import { bindingsOf, findMember } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { accountInTeam, lineTo, teamBalance } from '../reports/index.ts'

/** Who an account of an agent's own team is. @throws Failure NOT_IN_TEAM for one that is not in it, as for one that does not exist */
export type TeamAccount = (caller: Caller, request: RequestOf<typeof teamAccount>) => Promise<ResponseOf<typeof teamAccount>>

export interface TeamAccountDeps {
  readonly payees: {
    list(owner: { readonly memberId: string }): Promise<{
      readonly payees: readonly { readonly institutionName: string; readonly account: string; readonly name: string }[]
    }>
  }
}

/** The first letter of each word: enough for somebody who knows the name. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => `${[...word][0]}•••`)
    .join(' ')

export const createTeamAccount = (
  { database, clock, brand: { timeZone } }: Pick<Platform, 'database' | 'clock' | 'brand'>,
  { agentTypes }: { readonly agentTypes: readonly number[] },
  { payees }: TeamAccountDeps,
): TeamAccount => {
  const db = database.orm
  return async ({ memberId, currency }, request) => {
    const id = await accountInTeam(db, memberId, request.account.trim())
    const row = id === undefined ? undefined : await findMember(db, id)
    if (!row) return refuse('NOT_IN_TEAM')
    const path = await lineTo(db, memberId, row.id)
    const paid = await payees.list({ memberId: row.id })
    return {
      memberId: row.id,
      account: row.account,
      nickname: row.nickname,
      agent: agentTypes.includes(row.type),
      level: path.length - 1,
      downlines: path.at(-1)?.downlines ?? 0,
      joinedAt: row.joinedAt.toISOString(),
      seenAt: row.seenAt?.toISOString() ?? null,
      state: row.state,
      path,
      balance: toMoney(await teamBalance(db, { agentId: row.id, scope: 'SELF', currency }), currency),
      contacts: (await bindingsOf(db, row.id)).map(({ kind, address, boundAt }) => ({
        kind,
        masked: maskAddress(address),
        boundAt: boundAt.toISOString(),
      })),
      payees: paid.payees.map(({ institutionName, account, name }) => ({ institutionName, account, name: maskName(name) })),
      timeZone,
      serverNow: clock.now().toISOString(),
    }
  }
}
