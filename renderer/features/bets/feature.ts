import { WinService } from './components/win-service.tsx'
import type { Feature } from '../../core/feature.ts'

declare module '../../core/dialogs.ts' {
  interface DialogPayloads {
    bet: { readonly betId: string }
    /** Asks whether a bet is to be taken back. */
    cancelBet: { readonly betId: string }
  }
}

export const bets = {
  pages: [
    {
      strings: ['records', 'days', 'lottery', 'receipts', 'errors'],
      member: { personalHistoryCopy: () => import('./pages/bets-page.tsx') },
    },
  ],
  memberDialogs: {
    bet: () => import('./components/bet-dialog.tsx'),
    cancelBet: () => import('./components/cancel-dialog.tsx'),
  },
  services: [WinService],
} satisfies Feature
