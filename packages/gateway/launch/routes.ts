import { launchGame, launchGameFallback } from '@portico/contract/catalogue/launch-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Launches } from './service.ts'

/** Both ways lead to the same launch. */
export const launchRoutes = (launches: Launches): Binding[] =>
  [launchGame, launchGameFallback].map((row) =>
    bind(row, ({ request, caller, context }) => launches.launch(request, { caller, language: context.language, site: context.site })),
  )
