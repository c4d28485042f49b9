import type { Role } from '@portico/contract/desktop/shapes'
import type { JsonStore } from '../../ports.ts'
import { testClock } from '../../testing/clock.ts'
import { silentLog } from '../../testing/log.ts'
import { createPagePolicies } from '../page-policy.ts'
import { createRegistry } from '../registry.ts'
import { createShellWindows } from '../shell.ts'
import type { ShellListeners, ShellStart, ShellWindow } from '../shell-window.ts'
import { NO_WINDOWS, type WindowsState } from '../windows-state.ts'

const AREA = { x: 0, y: 0, width: 1_920, height: 1_040 }

export interface CreatedWindow extends ShellStart {
  readonly window: ShellWindow
  readonly listeners: ShellListeners
  readonly did: string[]
}

/** The windows part over windows that the test plays. */
export const setUp = (first: WindowsState = NO_WINDOWS) => {
  let value = first
  const windowsState: JsonStore<WindowsState> = { read: () => value, write: (next) => void (value = next) }
  const created: CreatedWindow[] = []
  const out: string[] = []
  let closings = 0
  let rested = 0
  const stays = { now: false }
  const clock = testClock()
  const registry = createRegistry()
  const policies = createPagePolicies()
  const windows = createShellWindows({
    registry,
    policies,
    windowsState,
    clock,
    log: silentLog,
    stays: () => stays.now,
    rested: () => void (rested += 1),
    askReload: async () => true,
    screens: () => [AREA],
    openExternal: (url) => out.push(url),
    mainClosed: () => void (closings += 1),
    make: (start, listeners) => {
      const did: string[] = []
      let url = ''
      const window: ShellWindow = {
        id: created.length + 1,
        url: () => url,
        load: (to) => {
          url = to
          did.push(`load ${to}`)
        },
        reload: () => did.push('reload'),
        show: () => did.push('show'),
        hide: () => did.push('hide'),
        zoom: (factor) => did.push(`zoom ${factor}`),
        destroy: () => {
          did.push('destroy')
          listeners.closed()
        },
      }
      created.push({ ...start, window, listeners, did })
      return window
    },
  })
  const roles = (): (Role | undefined)[] => registry.ids().map(registry.roleOf)
  return { windows, created, registry, policies, windowsState, out, roles, clock, stays, rested: () => rested, closings: () => closings }
}
