import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Range, slipChance } from '@portico/lottery/slip-chance'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { chanceOf } from '../../model/chance.ts'
import { libraryLine, type Priced } from '../../model/price.ts'
import styles from './slip.module.css'

/** The chances of all lines together, where there are several: exact, or the least and the most they can be. */
export const SlipChance = ({ lines }: { lines: readonly Priced[] }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { terms } = useBetPanel()
  // The slip answers at once; its chances may follow a frame later.
  const settled = useDeferredValue(lines)
  const chance = useMemo(() => slipChance(settled.map(({ line }) => libraryLine(line, terms))), [settled, terms])
  const share = ({ num, den }: Range['from']): string => {
    const { ratio, digits } = chanceOf({ win: num, of: den })
    return format.percent(ratio, digits)
  }
  const text = ({ from, to }: Range): string => (chance.exact ? share(to) : t('slip.between', { from: share(from), to: share(to) }))
  return (
    <dl className={styles.figures} aria-label={t('slip.whole')}>
      <dt>{t('slip.wholeChance')}</dt>
      <dd>{text(chance.win)}</dd>
      <dt>{t('slip.wholeLoss')}</dt>
      <dd>{text(chance.nothing)}</dd>
    </dl>
  )
}
