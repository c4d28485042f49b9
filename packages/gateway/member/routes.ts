import { getMemberInfo } from '@portico/contract/member/calls'
import { checkAffiliate } from '@portico/contract/registration/calls'
import { Failure } from '../failure.ts'
import { type Binding, bind } from '../http/bind.ts'
import type { Members } from './service.ts'

export const memberRoutes = (members: Members): Binding[] => [
  bind(getMemberInfo, async ({ caller }) => {
    const row = await members.byId(caller.memberId)
    if (!row) throw new Failure('NOT_LOGGED_IN')
    return members.info(row)
  }),
  bind(checkAffiliate, async ({ request }) => {
    const agent = await members.agentByCode(request.code)
    if (!agent?.affiliateCode) throw new Failure('AFFILIATE_CODE_INVALID')
    return { code: agent.affiliateCode }
  }),
]
