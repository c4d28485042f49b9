import type { Feature } from '../../core/feature.ts'

export const security = {
  pages: [{ strings: ['security', 'errors'], member: { securityCenter: () => import('./pages/security-page.tsx') } }],
} satisfies Feature
