import { Failure } from '../failure.ts'
import type { CallContext } from '../http/bind.ts'
import type { MemberRow, Members } from '../member/index.ts'
import type { Family, Remembering } from './remembering.ts'
import type { SignIns } from './sign-ins.ts'

/**
 * Takes the token of a device that is remembered: of the family `id`, or else the first. It has to be given anew.
 * @throws Failure NOT_LOGGED_IN
 */
export type TakeFamily = (id: string | undefined, context: CallContext) => Promise<{ readonly family: Family; readonly row: MemberRow }>

export interface TakeFamilyDeps {
  readonly members: Pick<Members, 'byId'>
  readonly remembering: Pick<Remembering, 'take'>
  readonly signIns: Pick<SignIns, 'refused'>
}

export const createTakeFamily =
  ({ members, remembering, signIns }: TakeFamilyDeps): TakeFamily =>
  async (id, context) => {
    // The cookie is not sent across sites, but by browsers that know nothing of that.
    if (context.headers['sec-fetch-site'] === 'cross-site') throw new Failure('NOT_LOGGED_IN')
    const found = await remembering.take(context, id)
    if (found && 'twice' in found) await signIns.refused(found.twice, 'REMEMBERED_TWICE', 'REMEMBERED', context)
    const family = found && 'family' in found ? found.family : undefined
    const row = family && (await members.byId(family.memberId))
    // The cookie stays where it is: another tab may have put a fresh one there just now.
    if (!family || !row || row.state === 'BLOCKED') throw new Failure('NOT_LOGGED_IN')
    return { family, row }
  }
