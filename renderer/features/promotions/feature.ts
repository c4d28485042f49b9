import type { Feature } from '../../core/feature.ts'

export const promotions = {
  pages: [
    {
      strings: ['promotions', 'upload', 'errors'],
      site: { promotions: () => import('./pages/promotions-page.tsx') },
    },
  ],
} satisfies Feature
