import type { PromotionCard } from '@portico/contract/promotion/shapes'
import { useTranslation } from 'react-i18next'
import { InLanguage } from '../../../i18n/in-language.tsx'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Link } from '../../../lib/link.tsx'
import { offerAddress, type OfferView } from '../offer-address.ts'
import { OfferArt } from './art.tsx'
import { ClaimButton } from './claim-button.tsx'
import styles from './offer-card.module.css'
import { StatusTag } from './status-tag.tsx'
import { useWhen } from './use-when.ts'

interface Props {
  readonly card: PromotionCard
  readonly view: OfferView
  /** It has the page's main button. */
  readonly main: boolean
}

/** An offer in short: what it is worth, where it stands, one date, one action. The whole card leads to it. */
export const OfferCard = ({ card, view, main }: Props) => {
  const { t } = useTranslation('promotions')
  const format = useFormat()
  const when = useWhen()
  const { id, type, tags, title, summary, language, status, most } = card
  const isOver = status === 'CLOSE'
  return (
    <li className={cx(styles.card, isOver && styles.over)}>
      <div className={styles.picture}>
        <OfferArt type={type} over={isOver} />
        {tags[0] && <span className={styles.mark}>{t(`tag.${tags[0]}`)}</span>}
      </div>
      <div className={styles.body}>
        <h2>
          <Link className={styles.link} to={offerAddress({ ...view, offer: id })}>
            <InLanguage tag={language}>{title}</InLanguage>
          </Link>
        </h2>
        <p className={styles.worth}>
          <InLanguage tag={language}>{summary}</InLanguage>
          <span>{t('upTo', { amount: format.money(most, { min: 0 }) })}</span>
        </p>
        <div className={styles.foot}>
          <div>
            <StatusTag status={status} />
            <p className={styles.when}>{when(card)}</p>
          </div>
          {status === 'CLAIM' ? (
            <ClaimButton card={card} main={main} />
          ) : (
            <span className={styles.more} aria-hidden="true">
              {t(`more.${status}`)}
            </span>
          )}
        </div>
      </div>
    </li>
  )
}
