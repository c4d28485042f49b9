import type { Feature } from '../../core/feature.ts'

declare module '../../core/dialogs.ts' {
  interface DialogPayloads {
    /** The dispute of a line's period, or the form that opens one. */
    dispute: { readonly lineId: string }
  }
}

export const disputes = { memberDialogs: { dispute: () => import('./dispute-dialog.tsx') } } satisfies Feature
