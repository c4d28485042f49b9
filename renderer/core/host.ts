import type { ApiHost } from '../api/host.ts'
import type { TabMemory } from '../lib/tab-memory.ts'
import type { Toasts } from '../ui/toast/toasts.ts'

/** What the composition root makes once for the page; components reach it by hooks, thunks as their third argument. */
export interface Host extends ApiHost {
  readonly toasts: Toasts
  readonly tabMemory: TabMemory
}
