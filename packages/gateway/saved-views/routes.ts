import { forgetView, savedViews, saveView } from '@portico/contract/saved-view/calls'
import { type Binding, bind } from '../http/bind.ts'
import type { SavedViews } from './service.ts'

export const savedViewRoutes = (views: SavedViews): Binding[] => [
  bind(savedViews, async ({ caller }) => ({ list: await views.list(caller) })),
  bind(saveView, ({ request, caller }) => views.save(caller, request)),
  bind(forgetView, async ({ request, caller }) => {
    await views.forget(caller, request.viewId)
    return {}
  }),
]
