import { useTranslation } from 'react-i18next'
import type { Invitation } from '@portico/contract/register-link/shapes'
import { useFormat } from '../../../i18n/use-language.tsx'
import styles from './register-invitation.module.css'

/** Who invites, to what, and with which rebates. */
export const RegisterInvitation = ({ invitation: { by, type, rates } }: { readonly invitation: Invitation }) => {
  const { t } = useTranslation(['session', 'common'])
  const format = useFormat()
  return (
    <div role="note" className={styles.invitation}>
      <p className={styles.by}>
        <bdi>{t('register.invited', { name: by })}</bdi> {type === 'AGENT' && t('register.invitedAgent')}
      </p>
      {rates.length > 0 && (
        <p className={styles.rates}>
          {t('register.rebates')}{' '}
          {rates.map(({ category, rate }, index) => (
            <span key={category}>
              {index > 0 && ' · '}
              {category === 'LOTTERY' ? t('register.lottery') : t(`common:gameType.${category}`)}{' '}
              <bdi>{format.percent(Number(rate) / 100, 1)}</bdi>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
