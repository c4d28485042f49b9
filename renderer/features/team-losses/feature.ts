import type { Feature } from '../../core/feature.ts'

export const teamLosses = {
  pages: [
    {
      strings: ['teamRecords', 'agent', 'tables', 'days', 'errors'],
      agent: { palStatementsAgentCopy: () => import('./losses-page.tsx') },
    },
  ],
} satisfies Feature
