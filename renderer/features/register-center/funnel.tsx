import type { RegisterLink } from '@portico/contract/register-link/shapes'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-language.tsx'
import styles from './panel.module.css'

/** How many of those who opened a link registered, and how many of these deposited. */
export const Funnel = ({ link: { clicks, uses, deposited, createdAt } }: { readonly link: RegisterLink }) => {
  const { t } = useTranslation('registerCenter')
  const format = useFormat()
  // Who types the code has registered without a click.
  const whole = Math.max(clicks, uses)
  const steps = [
    ['clicks', clicks],
    ['joined', uses],
    ['deposited', deposited],
  ] as const
  return (
    <div className={styles.funnel}>
      <h3>
        {t('funnel.title')} <small>{t('funnel.since', { day: format.instant(createdAt, 'day') })}</small>
      </h3>
      <dl>
        {steps.map(([name, count]) => (
          <div key={name}>
            <dt>{t(`funnel.${name}`)}</dt>
            <dd style={{ '--share': whole > 0 ? count / whole : 0 } as CSSProperties}>
              <b>{format.number(count)}</b>
              <span>{whole > 0 && format.percent(count / whole, 1)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
