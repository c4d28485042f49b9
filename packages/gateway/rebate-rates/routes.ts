import { setTeamRate, teamRates } from '@portico/contract/rebate-rate/calls'
import { operatorRates, setAccountRate } from '@portico/contract/rebate-rate/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { RebateRates } from './service.ts'

export const rebateRateRoutes = (rates: RebateRates): Binding[] => [
  bind(teamRates, ({ request, caller }) => rates.team(caller, request.memberId)),
  bind(setTeamRate, ({ request, caller }) => rates.set(caller, request)),
  bind(operatorRates, ({ request }) => rates.desk.show(request.account)),
  bind(setAccountRate, ({ request: { account, ...wish }, context }) => rates.desk.set(account, wish, context.operator)),
]
