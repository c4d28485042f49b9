import type { Feature } from '../../core/feature.ts'

export const center = {
  pages: [
    {
      strings: ['center', 'errors'],
      member: {
        referral: () => import('./pages/referral-page.tsx'),
        vip: () => import('./pages/vip-page.tsx'),
        profile: () => import('./pages/profile-page.tsx'),
      },
    },
  ],
} satisfies Feature
