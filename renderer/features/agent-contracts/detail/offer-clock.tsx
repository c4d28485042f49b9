import { useTranslation } from 'react-i18next'
import { useServerNow } from '../../../core/use-server-now.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import styles from './detail.module.css'

const SOON_MS = 3_600_000

/** How long an offer can be answered yet, as it passes; nothing once it is over, which the contract's state says then. */
export const OfferClock = ({ expiresAt }: { readonly expiresAt: string }) => {
  const { t } = useTranslation('contracts')
  const format = useFormat()
  const left = Date.parse(expiresAt) - useServerNow()
  if (left <= 0) return null
  return (
    <>
      {' · '}
      <span role="timer" className={left < SOON_MS ? styles.catch : undefined}>
        {t('toAnswer', { left: format.countdown(left) })}
      </span>
    </>
  )
}
