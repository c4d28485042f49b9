import type { Feature } from '../../core/feature.ts'

const strings = ['movements', 'days', 'records', 'withdraw', 'lottery', 'errors'] as const

export const records = {
  pages: [
    { strings: [...strings, 'promotions'], member: { manualRebate: () => import('./pages/rebate-page.tsx') } },
    {
      strings: [...strings],
      member: {
        transactionHistory: () => import('./pages/account-page.tsx'),
        personalProfit: () => import('./pages/profit-page.tsx'),
        bonusDetails: () => import('./pages/bonus-page.tsx'),
      },
      agent: {
        agentAccountDetails: () => import('./pages/account-page.tsx'),
        agentBonus: () => import('./pages/bonus-page.tsx'),
      },
    },
  ],
} satisfies Feature
