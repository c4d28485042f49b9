import type { Feature } from '../../core/feature.ts'

export const tickets = {
  pages: [
    {
      strings: ['tickets', 'promotions', 'errors'],
      member: { rewardCenter: () => import('./pages/reward-center-page.tsx') },
    },
  ],
} satisfies Feature
