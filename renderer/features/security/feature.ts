import type { Feature } from '../../core/feature.ts'

export const security = {
  pages: [{ strings: ['security', 'session', 'errors'], member: { securityCenter: () => import('./pages/security-page.tsx') } }],
} satisfies Feature
