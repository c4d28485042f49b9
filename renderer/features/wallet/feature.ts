import type { Feature } from '../../core/feature.ts'
import { Balance } from './components/balance.tsx'
import { slice } from './hold.ts'

declare module '../../core/dialogs.ts' {
  interface DialogPayloads {
    deposit: Record<never, never>
  }
}

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
