import { startFreePlay } from '@portico/contract/session/trial-calls'
import { operatorTrials } from '@portico/contract/session/trial-operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Trials } from './service.ts'

export const trialRoutes = (trials: Trials): Binding[] => [
  bind(startFreePlay, ({ request, context }) => trials.start(request, context)),
  bind(operatorTrials, () => trials.report()),
]
