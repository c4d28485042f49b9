import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { toMoney } from '@portico/contract/kit/money'
import { useAppDispatch } from '../../../../core/hooks.ts'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { useNames } from '../../../bets/index.ts'
import type { PricedLine } from '../../model/price.ts'
import { lineRemoved } from '../../slice.ts'
import { LinePrice } from './line-price.tsx'
import { MONEY } from './money-style.ts'
import styles from './slip.module.css'

interface SlipLinesProps {
  readonly lines: readonly PricedLine[]
  /** Lines may be taken out. */
  readonly editable?: boolean
}

/** Lines that are placed together, each with its stake. */
export const SlipLines = ({ lines, editable }: SlipLinesProps) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { lottery, member } = useBetPanel()
  const names = useNames()
  const dispatch = useAppDispatch()
  const money = (units: bigint) => format.money(toMoney(units, member.currency), MONEY)
  return (
    <ul className={styles.lines} aria-label={t('slip.list')}>
      {lines.map(({ line, quote }, index) => (
        <li key={index}>
          <span className={styles.line}>
            <b>{names.play(line.play)}</b>
            <span className={styles.dim}>{names.selection(line)}</span>
            {line.book && <span className={styles.dim}>{t('slip.book', { book: line.book })}</span>}
            {editable && <LinePrice line={line} index={index} />}
          </span>
          <span className={styles.lineStake}>
            {money(quote.stake)}
            <span className={styles.dim}>{t('slip.noteCount', { count: quote.notes })}</span>
          </span>
          {editable && (
            <IconButton
              small
              icon={<X />}
              label={t('slip.remove', { play: names.play(line.play), selection: names.selection(line) })}
              onClick={() => dispatch(lineRemoved({ gameCode: lottery.gameCode, index }))}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
