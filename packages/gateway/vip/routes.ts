import { memberVip } from '@portico/contract/center/calls'
import { operatorVip, setVip } from '@portico/contract/center/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Vip } from './service.ts'

export const vipRoutes = (vip: Vip): Binding[] => [
  bind(memberVip, ({ caller, context }) => vip.standing(caller, context.language)),
  bind(operatorVip, async () => ({ levels: await vip.levels() })),
  bind(setVip, async ({ request }) => {
    await vip.setLevels(request.levels)
    return { levels: await vip.levels() }
  }),
]
