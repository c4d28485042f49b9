import type { Feature } from '../../core/feature.ts'

export const launch = {
  pages: [{ strings: ['launch', 'errors', 'wallet'], site: { seamless: () => import('./pages/play-page.tsx') } }],
} satisfies Feature
