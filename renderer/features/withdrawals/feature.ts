import type { Feature } from '../../core/feature.ts'

export const withdrawals = {
  pages: [
    {
      strings: ['withdraw', 'upload', 'wallet', 'security', 'session', 'errors'],
      member: { withdraw: () => import('./pages/withdraw-page.tsx') },
      agent: { withdraw: () => import('./pages/withdraw-page.tsx') },
    },
  ],
} satisfies Feature
