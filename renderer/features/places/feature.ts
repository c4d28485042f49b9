import type { Feature } from '../../core/feature.ts'

/** Pages that a visitor reads: the apps, the rules, safety, and how to reach somebody. */
export const places = {
  pages: [
    {
      strings: ['places', 'dialogs'],
      site: {
        app: () => import('./pages/app-page.tsx'),
        agreement: () => import('./pages/agreement-page.tsx'),
        responsible: () => import('./pages/responsible-page.tsx'),
        service: () => import('./pages/service-page.tsx'),
      },
    },
  ],
} satisfies Feature
