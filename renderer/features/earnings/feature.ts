import { SALARY_SECTIONS } from '@portico/contract/commission/kinds'
import type { Feature, LoadPage } from '../../core/feature.ts'

declare module '../../core/dialogs.ts' {
  interface DialogPayloads {
    /** A line of what the agent was paid. */
    commissionLine: { readonly lineId: string }
    /** Two versions of a line, side by side. */
    lineVersions: { readonly lineId: string }
  }
}

const salaryPages = Object.fromEntries(SALARY_SECTIONS.map((section): [string, LoadPage] => [section, () => import('./salary-page.tsx')]))

export const earnings = {
  pages: [
    {
      strings: ['earnings', 'tables', 'days', 'disputes', 'errors'],
      agent: {
        agentRevenueReport: () => import('./all-page.tsx'),
        agentDividendRecordCopy2: () => import('./dividend-page.tsx'),
        ...salaryPages,
        agentRealtimeSalary: () => import('./realtime/realtime-page.tsx'),
      },
    },
  ],
  memberDialogs: { commissionLine: () => import('./line-dialog.tsx'), lineVersions: () => import('./versions-dialog.tsx') },
} satisfies Feature
