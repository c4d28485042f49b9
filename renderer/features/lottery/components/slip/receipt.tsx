import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Bet } from '@portico/contract/bets'
import { useAppDispatch } from '../../../../app/hooks.ts'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Tag } from '../../../../ui/tag/tag.tsx'
import { useDesk } from '../../hooks/use-desk.ts'
import { useNames } from '../../hooks/use-names.ts'
import { shortNumero } from '../../model/issue.ts'
import { receiptClosed } from '../../slice.ts'
import { MONEY } from './slip-figures.tsx'
import styles from './slip.module.css'

const Placed = ({ bet }: { bet: Bet }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const names = useNames()
  return (
    <div className={styles.placed}>
      <p className={styles.play}>{names.play(bet.play)}</p>
      <p className={styles.selection}>{names.selection(bet.selection)}</p>
      <dl className={styles.figures}>
        <dt>{t('slip.notes')}</dt>
        <dd>{format.number(bet.notes)}</dd>
        <dt>{t('slip.stake')}</dt>
        <dd>{format.money(bet.stake, MONEY)}</dd>
        <dt>{t('slip.rebate')}</dt>
        <dd>{format.money(bet.rebate, MONEY)}</dd>
        <dt>{t('slip.issue')}</dt>
        <dd>{shortNumero(bet.numero)}</dd>
        <dt>{t('slip.placedAt')}</dt>
        <dd>
          {format.instant(bet.placedAt, 'seconds')} <span className={styles.dim}>{format.offset(bet.placedAt)}</span>
        </dd>
      </dl>
      <p className={styles.number}>
        {t('slip.number')} <code>{bet.betId}</code>
      </p>
    </div>
  )
}

/** The same words as before the bet was placed, with its number. */
export const Receipt = ({ bets }: { bets: readonly Bet[] }) => {
  const { t } = useTranslation('lottery')
  const { lottery } = useDesk()
  const dispatch = useAppDispatch()
  return (
    <div className={styles.receipt}>
      <div role="status">
        <Tag tone="positive" icon={<CircleCheck aria-hidden="true" />}>
          {t('slip.placed', { count: bets.length })}
        </Tag>
      </div>
      {bets.map((bet) => (
        <Placed key={bet.betId} bet={bet} />
      ))}
      <Button look="quiet" wide onClick={() => dispatch(receiptClosed({ gameCode: lottery.gameCode }))}>
        {t('slip.new')}
      </Button>
    </div>
  )
}
