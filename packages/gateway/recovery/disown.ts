import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { disownChange } from '@portico/contract/member/password-calls'
import { refuse } from '../failure.ts'
import type { CallContext } from '../http/bind.ts'
import { bindAddress } from '../member/index.ts'
import type { Notices } from '../notices/index.ts'
import type { Platform } from '../platform.ts'
import type { NewPasswords } from '../session/index.ts'

export interface DisownDeps {
  readonly notices: Pick<Notices, 'answer'>
  readonly newPasswords: Pick<NewPasswords, 'close'>
}

/** "This was not me", said by the link of a notice. @throws Failure LINK_OVER */
export type Disown = (request: RequestOf<typeof disownChange>, context: Pick<CallContext, 'ip'>) => Promise<ResponseOf<typeof disownChange>>

export const createDisown =
  ({ database, clock }: Pick<Platform, 'database' | 'clock'>, { notices, newPasswords }: DisownDeps): Disown =>
  ({ token }, { ip }) =>
    database.orm.transaction(async (tx) => {
      const { memberId, former } = (await notices.answer(tx, token)) ?? refuse('LINK_OVER')
      const bound = former && (await bindAddress(tx, memberId, { ...former, boundAt: clock.now() }))
      const restored = bound ? former.kind : null
      await newPasswords.close(tx, memberId, { ip, restored })
      return { restored }
    })
