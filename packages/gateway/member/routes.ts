import { chooseMemberIcon, getMemberInfo, memberIcons } from '@portico/contract/member/calls'
import { MEMBER_ICONS } from '@portico/contract/member/shapes'
import { Failure } from '../failure.ts'
import { type Binding, bind } from '../http/bind.ts'
import type { Members } from './service.ts'

export const memberRoutes = (members: Members): Binding[] => [
  bind(getMemberInfo, async ({ caller }) => {
    const row = await members.byId(caller.memberId)
    if (!row) throw new Failure('NOT_LOGGED_IN')
    return members.info(row)
  }),
  bind(memberIcons, async ({ caller }) => ({
    icon: (await members.byId(caller.memberId))?.icon ?? null,
    icons: [...MEMBER_ICONS],
  })),
  bind(chooseMemberIcon, async ({ caller, request: { icon } }) => {
    await members.chooseIcon(caller.memberId, icon)
    return { icon }
  }),
]
