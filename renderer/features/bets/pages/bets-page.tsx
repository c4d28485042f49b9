import { LotteryRecord } from '../components/lottery-record.tsx'
import { RoundsRecord } from '../components/rounds-record.tsx'
import { useRecordView } from '../hooks/use-record-view.ts'

/** The betting record: bets on lotteries, or rounds of vendors' games [WALLET-07]. */
export const Component = () => {
  const view = useRecordView()
  return view.record === 'games' ? <RoundsRecord view={view} /> : <LotteryRecord view={view} />
}
