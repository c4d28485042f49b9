import type { Feature } from '../../core/feature.ts'

declare module '../../core/dialogs.ts' {
  interface DialogPayloads {
    agentSearch: Record<never, never>
  }
}

export const agent = {
  pages: [
    {
      strings: ['agent', 'errors', 'lottery'],
      agent: { agentTeamOverview: () => import('./overview/overview-page.tsx') },
      agentLogin: () => import('./login/login-page.tsx'),
    },
  ],
  dialogs: { agentSearch: () => import('./search/search-dialog.tsx') },
} satisfies Feature
