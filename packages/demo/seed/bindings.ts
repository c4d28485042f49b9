import type { Database } from '@portico/gateway/db/open'
import { bindAddress, bindingsOf, findByAccount, type BindingKind } from '@portico/gateway/member/index'
import { MAIL_MEMBERS, MOBILE_MEMBER, MOBILE_MEMBERS } from './people.ts'

/** What members of the demonstration log in with a code to, or win their account back by. */
const BOUND: readonly (readonly [account: string, kind: BindingKind, address: string])[] = [
  [MOBILE_MEMBER, 'MOBILE', '+84912000088'],
  [MOBILE_MEMBERS[0], 'MOBILE', '+84912000077'],
  [MOBILE_MEMBERS[1], 'MOBILE', '+84912000066'],
  [MAIL_MEMBERS[0], 'EMAIL', 'huong@mail.example'],
  [MAIL_MEMBERS[1], 'EMAIL', 'minhanh@mail.example'],
]

/** Binds them to accounts that have none, at every start: a demonstration that was made before has them, too. */
export const seedBindings = ({ orm }: Pick<Database, 'orm'>, boundAt: Date): Promise<void> =>
  orm.transaction(async (tx) => {
    for (const [account, kind, address] of BOUND) {
      const member = await findByAccount(tx, account)
      const bound = member && (await bindingsOf(tx, member.id)).some((binding) => binding.kind === kind)
      if (member && !bound) await bindAddress(tx, member.id, { kind, address, boundAt })
    }
  })
