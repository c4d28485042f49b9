import type { FeaturePages, LoadPage } from '../../app/pages.ts'

const lottery: LoadPage = () => import('./pages/lottery-page.tsx')

export const pages = {
  strings: ['lottery', 'receipts', 'errors'],
  site: { lottery, seaLottery: lottery, vnLottery: lottery },
} satisfies FeaturePages
