import type { FeaturePages } from '../../app/pages.ts'

export const pages = {
  strings: ['records', 'lottery', 'errors'],
  member: { personalHistoryCopy: () => import('./pages/bets-page.tsx') },
} satisfies FeaturePages
