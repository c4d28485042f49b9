import { launchGame } from '@portico/contract/launch'
import { type Binding, bind } from '../http/bind.ts'
import type { Launches } from './service.ts'

export const launchRoutes = (launches: Launches): Binding[] => [
  bind(launchGame, ({ request, caller, context }) => launches.launch(request, { caller, language: context.language, site: context.site })),
]
