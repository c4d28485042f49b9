import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ONE, toMoney, type Units } from '@portico/contract/kit/money'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { cx } from '../../../../lib/cx.ts'
import { Money } from '../../../../ui/money/money.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { costOf, type Shares, sharesAt } from '../../model/cost.ts'
import { SliderProof } from './slider-proof.tsx'
import styles from './true-cost.module.css'

/** Of a sum worth less than one unit all four places; of any other two. */
const styleOf = (amount: Units) => ({ min: 0, max: amount < ONE ? 4 : 2 })
/** Decimals of a percentage. */
const PLACES = 2

const Bar = ({ prizes, rebate, edge }: Shares) => (
  <div className={styles.bar} aria-hidden="true">
    <i className={styles.prizes} style={{ flexGrow: prizes }} />
    {rebate > 0 && <i className={styles.rebate} style={{ flexGrow: rebate }} />}
    {edge > 0 && <i className={styles.edge} style={{ flexGrow: edge }} />}
  </div>
)

interface RowProps {
  readonly of: keyof Shares
  readonly label: string
  readonly share: number
  readonly amount: Units | undefined
}

const Row = ({ of, label, share, amount }: RowProps) => {
  const format = useFormat()
  const { member } = useBetPanel()
  return (
    <div>
      <dt>
        <i className={cx(styles.dot, styles[of])} />
        {label}
      </dt>
      <dd>
        <span className={styles.share}>{format.percent(share, PLACES)}</span>
        {amount !== undefined && <Money value={toMoney(amount, member.currency)} style={styleOf(amount)} />}
      </dd>
    </div>
  )
}

/** What the slip as it stands gives back on average, and what it loses: at a prize group and at odds alike. */
export const TrueCost = () => {
  const { t } = useTranslation('lottery')
  const { member, prizeGroup, odds, pricing, listed } = useBetPanel()
  const id = useId()
  const cost = costOf(pricing.ok ? [...listed, pricing.priced] : listed)
  const shares = cost?.shares ?? (odds ? undefined : sharesAt(prizeGroup, member.maxPrizeGroup))
  return (
    <section className={styles.cost} aria-labelledby={id}>
      <h3 id={id}>{t('price.cost')}</h3>
      {shares ? (
        <>
          <Bar {...shares} />
          <dl className={styles.rows}>
            <Row of="prizes" label={t('price.prizes')} share={shares.prizes} amount={cost?.prizes} />
            {(!odds || shares.rebate > 0) && <Row of="rebate" label={t('price.rebate')} share={shares.rebate} amount={cost?.rebate} />}
            <Row of="edge" label={cost ? t('price.loss') : t('price.edge')} share={shares.edge} amount={cost?.loss} />
          </dl>
          <p className={styles.hint}>{t('price.average')}</p>
          {!odds && <SliderProof />}
        </>
      ) : (
        <p className={styles.hint}>{t('price.choose')}</p>
      )}
    </section>
  )
}
