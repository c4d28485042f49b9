import type { Feature } from '../../core/feature.ts'

export const teamTransactions = {
  pages: [
    {
      strings: ['teamRecords', 'movements', 'tables', 'days', 'errors'],
      agent: { agentDownlineTransactionDetailsCopy: () => import('./transactions-page.tsx') },
    },
  ],
} satisfies Feature
