import { memberReferral } from '@portico/contract/center/calls'
import { operatorReferral, setReferral } from '@portico/contract/center/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Referrals } from './service.ts'

export const referralRoutes = (referrals: Referrals): Binding[] => [
  bind(memberReferral, ({ caller, context }) => referrals.own(caller, context.site)),
  bind(operatorReferral, async () => ({ scheme: await referrals.scheme() })),
  bind(setReferral, async ({ request }) => {
    await referrals.setScheme(request)
    return { scheme: await referrals.scheme() }
  }),
]
