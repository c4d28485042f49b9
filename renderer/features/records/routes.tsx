import type { FeaturePages } from '../../app/pages.ts'

export const pages = {
  strings: ['records', 'lottery', 'receipts', 'errors'],
  member: { personalHistoryCopy: () => import('./pages/bets-page.tsx') },
} satisfies FeaturePages
