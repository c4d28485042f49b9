import type { Feature } from '../../core/feature.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { slice } from './hold.ts'

declare module '../../core/dialogs.ts' {
  interface DialogPayloads {
    deposit: Record<never, never>
  }
}

/** Of members alone: a guest's page does without its code. */
const Balance = lazyPart(async () => (await import('./components/balance.tsx')).Balance)

export const wallet = {
  pages: [
    {
      strings: ['wallet', 'deposit', 'errors'],
      member: { depositv2: () => import('./pages/deposit-page.tsx') },
      agent: { depositv2: () => import('./pages/deposit-page.tsx') },
    },
  ],
  memberDialogs: {
    deposit: () => import('./components/deposit-dialog.tsx'),
  },
  slots: { balance: Balance },
  slice,
} satisfies Feature
