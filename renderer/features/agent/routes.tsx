import type { FeaturePages } from '../../app/pages.ts'

export const pages = {
  strings: ['agent', 'errors'],
  agent: { agentTeamOverview: () => import('./overview/overview-page.tsx') },
  agentLogin: () => import('./login/login-page.tsx'),
} satisfies FeaturePages
