import type { Feature } from '../../core/feature.ts'

export const control = {
  pages: [{ strings: ['control', 'security', 'session', 'errors'], site: { limits: () => import('./pages/limits-page.tsx') } }],
} satisfies Feature
