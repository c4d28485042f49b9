import type { Feature } from '../../core/feature.ts'

export const points = {
  pages: [{ strings: ['points', 'transfers', 'wallet', 'errors'], site: { pointMall: () => import('./pages/point-mall-page.tsx') } }],
} satisfies Feature
