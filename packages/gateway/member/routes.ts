import { getMemberInfo } from '@portico/contract/member/calls'
import { Failure } from '../failure.ts'
import { type Binding, bind } from '../http/bind.ts'
import type { Members } from './service.ts'

export const memberRoutes = (members: Members): Binding[] => [
  bind(getMemberInfo, async ({ caller }) => {
    const row = await members.byId(caller.memberId)
    if (!row) throw new Failure('NOT_LOGGED_IN')
    return members.info(row)
  }),
]
