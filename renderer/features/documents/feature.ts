import type { Feature } from '../../core/feature.ts'

export const documents = {
  pages: [{ strings: ['documents', 'errors'], member: { verification: () => import('./pages/verification-page.tsx') } }],
} satisfies Feature
