import type { Feature } from '../../core/feature.ts'

export const agentContracts = {
  pages: [
    {
      strings: ['contracts', 'tables', 'days', 'errors', 'wallet'],
      agent: { agentContracts: () => import('./contracts-page.tsx') },
    },
  ],
} satisfies Feature
