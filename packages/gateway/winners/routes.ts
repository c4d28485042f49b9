import { winnerBoard } from '@portico/contract/catalogue/calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Winners } from './service.ts'

export const winnersRoutes = (winners: Winners): Binding[] => [
  bind(winnerBoard, ({ request, caller, context }) => winners.board(request, context.language, caller?.memberId ?? null)),
]
