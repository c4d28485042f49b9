import { betDetail, listBets } from '@portico/contract/bets'
import { type Binding, bind } from '../http/bind.ts'
import type { Records } from './service.ts'

export const recordsRoutes = (records: Records): Binding[] => [
  bind(listBets, ({ request, caller, context }) => records.list(caller, request, context.language)),
  bind(betDetail, ({ request, caller, context }) => records.detail(caller, request.betId, context.language)),
]
