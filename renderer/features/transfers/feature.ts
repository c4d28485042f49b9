import type { Feature } from '../../core/feature.ts'

export const transfers = {
  pages: [
    {
      strings: ['transfers', 'wallet', 'errors'],
      member: {
        transferFund: () => import('./pages/transfer-fund-page.tsx'),
        transferUpline: () => import('./pages/transfer-line-page.tsx'),
      },
    },
    {
      strings: ['transfers', 'teamRecords', 'wallet', 'tables', 'errors'],
      agent: { agentTransfer: () => import('./office/office-transfer-page.tsx') },
    },
  ],
} satisfies Feature
