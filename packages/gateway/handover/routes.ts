import {
  answerHandover,
  finishHandover,
  openHandover,
  startChoice,
  startHandover,
  startPasskeyLogin,
} from '@portico/contract/session/handover-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Handovers } from './service.ts'

export const handoverRoutes = (handovers: Handovers): Binding[] => [
  bind(startPasskeyLogin, ({ request, context }) => handovers.startLogin(request, context)),
  bind(startChoice, ({ request, context }) => handovers.startChoice(request, context)),
  bind(startHandover, ({ caller, request, context }) => handovers.start(caller, request, context)),
  bind(openHandover, ({ request, context }) => handovers.open(request, context)),
  bind(answerHandover, ({ request, context }) => handovers.answer(request, context)),
  bind(finishHandover, ({ caller, request, context }) => handovers.finish(caller, request, context)),
]
