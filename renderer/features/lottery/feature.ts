import type { Feature } from '../../core/feature.ts'
import { slice } from './slice.ts'

const lotteryPage = () => import('./pages/lottery-page.tsx')

export const lottery = {
  pages: [
    {
      strings: ['lottery', 'tools', 'receipts', 'errors'],
      site: { lottery: lotteryPage, seaLottery: lotteryPage, vnLottery: lotteryPage },
    },
  ],
  slice,
} satisfies Feature
