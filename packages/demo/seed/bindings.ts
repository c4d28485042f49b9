import type { Database } from '@portico/gateway/db/open'
import { bindAddress, bindingsOf, findByAccount } from '@portico/gateway/member/index'
import { MOBILE_MEMBER } from './people.ts'

/** The number by which a member of the demonstration logs in with a code. */
const NUMBER = '+84912000088'

/** Binds it to an account that has none, at every start: a demonstration that was made before has it, too. */
export const seedBindings = ({ orm }: Pick<Database, 'orm'>, boundAt: Date): Promise<void> =>
  orm.transaction(async (tx) => {
    const member = await findByAccount(tx, MOBILE_MEMBER)
    const bound = member && (await bindingsOf(tx, member.id)).some(({ kind }) => kind === 'MOBILE')
    if (member && !bound) await bindAddress(tx, member.id, { kind: 'MOBILE', address: NUMBER, boundAt })
  })
