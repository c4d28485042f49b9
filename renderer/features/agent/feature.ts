import type { RebateCategory } from '@portico/contract/rebate-rate/shapes'
import type { Feature } from '../../core/feature.ts'

declare module '../../core/dialogs.ts' {
  interface DialogPayloads {
    /** With the words that were typed before its code had come. */
    agentSearch: { readonly words?: string }
    /** A bet of somebody in the team. */
    teamBet: { readonly betId: string }
    /** The rebate rate of an account directly below, to be set. */
    teamRate: { readonly memberId: string; readonly account: string; readonly category: RebateCategory }
  }
}

export const agent = {
  pages: [
    {
      strings: ['agent', 'tables', 'days', 'errors', 'lottery'],
      agent: { agentTeamOverview: () => import('./overview/overview-page.tsx') },
      agentLogin: () => import('./login/login-page.tsx'),
    },
    { strings: ['agent', 'dialogs'], agent: { agentService: () => import('./service/service-page.tsx') } },
    {
      strings: ['agent', 'teamRecords', 'tables', 'days', 'errors', 'lottery'],
      agent: {
        downlineManagmentView: () => import('./line/downlines-page.tsx'),
        personalHistoryCopy: () => import('./betting/betting-page.tsx'),
      },
    },
  ],
  dialogs: { agentSearch: () => import('./search/search-dialog.tsx') },
  memberDialogs: { teamBet: () => import('./rows/bet-dialog.tsx'), teamRate: () => import('./account/rate-dialog.tsx') },
} satisfies Feature
