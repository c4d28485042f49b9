import type { FeaturePages } from '../../app/pages.ts'

export const pages = {
  strings: ['wallet', 'errors'],
  member: { depositv2: () => import('./pages/deposit-page.tsx') },
} satisfies FeaturePages
