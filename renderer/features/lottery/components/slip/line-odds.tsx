import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { useNames } from '../../../bets/index.ts'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import type { PricedLine } from '../../model/price.ts'
import { TIMES } from '../times.ts'
import styles from './slip.module.css'

/** Most tiers that are named; of more the lowest and the highest odds. */
const NAMED = 3

/** The odds of a line, by the same names and in the same order as beside the board; how its notes come about. */
export const LineOdds = ({ priced: { quote, per, line, factors } }: { priced: PricedLine }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const names = useNames()
  const { odds } = useBetPanel()
  const count = t('slip.noteCount', { count: quote.notes })
  const notes = factors.length > 1 && quote.notes > 1 ? `${factors.join(' × ')} = ${count}` : count
  const times = quote.tiers.map((tier) => Number((tier.return * 10_000n) / per) / 10_000)
  const write = (value: number): string => format.number(value, TIMES)
  const named = quote.tiers.map(({ tier }, i) => t('slip.tierOdds', { tier: names.tier(tier, line.play), odds: write(times[i] ?? 0) }))
  const range = `${write(Math.min(...times))} – ${write(Math.max(...times))}`
  const text = quote.tiers.length === 1 ? write(times[0] ?? 0) : quote.tiers.length <= NAMED ? named.join(' · ') : range
  return (
    <p className={styles.made}>
      <span>{notes}</span>
      {odds && <span>{t('slip.oddsAre', { odds: text })}</span>}
    </p>
  )
}
