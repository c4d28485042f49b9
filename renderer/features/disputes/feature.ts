import type { Feature } from '../../core/feature.ts'

declare module '../../core/dialogs.ts' {
  interface DialogPayloads {
    /** A dispute of a line's period: the one named, else the one that there is, or the form that opens one. */
    dispute: { readonly lineId: string; readonly id?: string }
  }
}

export const disputes = {
  pages: [{ strings: ['disputes', 'errors', 'tables'], agent: { agentDisputes: () => import('./disputes-page.tsx') } }],
  memberDialogs: { dispute: () => import('./dispute-dialog.tsx') },
} satisfies Feature
