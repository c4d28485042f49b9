import type { Feature } from '../../core/feature.ts'

declare module '../../core/dialogs.ts' {
  interface DialogPayloads {
    /** A line of what the agent was paid. */
    commissionLine: { readonly lineId: string }
  }
}

export const earnings = {
  pages: [
    {
      strings: ['earnings', 'tables', 'days', 'errors'],
      agent: {
        agentRevenueReport: () => import('./all-page.tsx'),
        agentDividendRecordCopy2: () => import('./dividend-page.tsx'),
        agentDailyWages2: () => import('./daily-page.tsx'),
        agentHourSalary: () => import('./hourly-page.tsx'),
        agentRealtimeSalary: () => import('./realtime-page.tsx'),
      },
    },
  ],
  memberDialogs: { commissionLine: () => import('./line-dialog.tsx') },
} satisfies Feature
