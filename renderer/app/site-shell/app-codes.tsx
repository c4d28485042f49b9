import { useTranslation } from 'react-i18next'
import { QrCode } from '../../ui/qr-code/qr-code.tsx'
import { appUrl } from './app-links.ts'
import styles from './app-codes.module.css'

const PHONES = ['ios', 'android'] as const

/** A code for each phone's app [CHROME-08]. */
export const AppCodes = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.codes}>
      {PHONES.map((kind) => {
        const url = appUrl(kind)
        return url ? (
          <figure key={kind}>
            <QrCode text={url} size={107} label={t('app.codeOf', { name: t(`app.${kind}`) })} />
            <figcaption>{t(`app.${kind}`)}</figcaption>
          </figure>
        ) : null
      })}
      <p>{t('app.scan')}</p>
    </div>
  )
}
