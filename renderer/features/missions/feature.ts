import type { Feature } from '../../core/feature.ts'

export const missions = {
  pages: [{ strings: ['missions', 'errors'], member: { missionLeaderboard: () => import('./pages/missions-page.tsx') } }],
} satisfies Feature
