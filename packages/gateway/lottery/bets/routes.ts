import { betDetail, listBets } from '@portico/contract/bets/calls'
import { type Binding, bind } from '../../http/bind.ts'
import type { Bets } from './service.ts'

export const betRoutes = (bets: Bets): Binding[] => [
  bind(listBets, ({ request, caller, context }) => bets.list(caller, request, context.language)),
  bind(betDetail, ({ request, caller, context }) => bets.detail(caller, request.betId, context.language)),
]
