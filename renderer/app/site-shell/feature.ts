import type { Feature } from '../../core/feature.ts'

declare module '../../core/dialogs.ts' {
  interface DialogPayloads {
    /** The phone's menu. */
    menu: Record<never, never>
  }
}

export const shell = { dialogs: { menu: () => import('./phone-menu.tsx') } } satisfies Feature
