import type { Feature } from '../../core/feature.ts'

export const documents = {
  pages: [{ strings: ['documents', 'upload', 'errors'], member: { verification: () => import('./pages/verification-page.tsx') } }],
} satisfies Feature
