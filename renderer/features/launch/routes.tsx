import type { FeaturePages } from '../../app/pages.ts'

export const pages = {
  strings: ['launch', 'errors', 'wallet'],
  site: { seamless: () => import('./pages/play-page.tsx') },
} satisfies FeaturePages
