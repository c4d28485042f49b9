import type { ConditionView } from '@portico/contract/promotion/conditions'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../core/paths.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Link } from '../../../lib/link.tsx'
import styles from './detail.module.css'

type Kind = ConditionView['condition']['kind']

/** Where what is missing is done; nothing where only time does it. */
const WAYS: Partial<Readonly<Record<Kind, string>>> = {
  CONTACT_BOUND: paths.member('securityCenter'),
  VERIFIED: paths.member('verification'),
  DEPOSITED: paths.member('depositv2'),
  NOTHING_TO_BET: paths.member('withdraw'),
}

const Row = ({ view: { condition, met, now }, currency }: { readonly view: ConditionView; readonly currency: string }) => {
  const { t } = useTranslation('promotions')
  const format = useFormat()
  const money = (amount: string) => format.money({ amount: /\./.test(amount) ? amount : `${amount}.0000`, currency }, { min: 0 })
  const values = {
    count: 'days' in condition ? condition.days : 0,
    amount: 'amount' in condition ? money(condition.amount) : '',
  }
  const have = now === null ? '' : condition.kind === 'ACCOUNT_AGE' ? t('condition.days', { count: Number(now) }) : money(now)
  const way = met ? undefined : WAYS[condition.kind]
  return (
    <li className={styles.condition} data-met={met}>
      <span className={styles.tick}>
        {met ? <Check size={14} aria-hidden="true" /> : <X size={14} aria-hidden="true" />}
        <span className="visually-hidden">{met ? t('condition.met') : t('condition.notYet')}</span>
      </span>
      <div>
        <p>{t(`condition.${condition.kind}`, values)}</p>
        {!met && <p className={styles.note}>{have === '' ? t('condition.missing') : t('condition.have', { have })}</p>}
        {way !== undefined && (
          <Link to={way} className={styles.way}>
            {t(`way.${condition.kind as 'VERIFIED'}`)}
          </Link>
        )}
      </div>
      {met && have !== '' && <span className={styles.value}>{have}</span>}
    </li>
  )
}

/** Each condition of an offer: fulfilled, or what is missing and where it is done. */
export const Conditions = ({ views, currency }: { readonly views: readonly ConditionView[]; readonly currency: string }) => {
  const { t } = useTranslation('promotions')
  const met = views.filter((view) => view.met).length
  return (
    <section className={styles.part} aria-labelledby="conditions">
      <h2 id="conditions">{t('condition.title')}</h2>
      <p className={styles.note}>{views.length === 0 ? t('condition.none') : t('condition.count', { met, count: views.length })}</p>
      <ul>
        {views.map((view) => (
          <Row key={JSON.stringify(view.condition)} view={view} currency={currency} />
        ))}
      </ul>
    </section>
  )
}
