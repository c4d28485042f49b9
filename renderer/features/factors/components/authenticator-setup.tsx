import type { NewAuthenticator } from '@portico/contract/factor/shapes'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { QrCode } from '../../../ui/qr-code/qr-code.tsx'
import { CodeForm } from './code-form.tsx'
import styles from './factors.module.css'

const QR_SIZE = 176

export interface AuthenticatorSetupProps {
  readonly app: NewAuthenticator
  readonly beside?: ReactNode
  /** Sends the app's first code. Answers the failure of the call, as it came. */
  readonly onCode: (code: string) => Promise<unknown>
}

/** Four letters at a time, as people type them. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** The secret as a picture and in letters, and the field for the first code. */
export const AuthenticatorSetup = ({ app, beside, onCode }: AuthenticatorSetupProps) => {
  const { t } = useTranslation('factors')
  const [copied, setCopied] = useState(false)
  return (
    <div className={styles.setup}>
      <ol className={styles.steps}>
        <li>{t('setup.open')}</li>
        <li>
          {t('setup.scan')}
          <div className={styles.qr}>
            <QrCode text={app.uri} size={QR_SIZE} label={t('setup.picture')} />
          </div>
          <p className={styles.note}>{t('setup.typed')}</p>
          <p className={styles.key}>
            <code dir="ltr">{grouped(app.secret)}</code>
            <Button
              size="small"
              look="ghost"
              onClick={() =>
                void navigator.clipboard.writeText(app.secret).then(
                  () => setCopied(true),
                  () => setCopied(false),
                )
              }
            >
              {t(copied ? 'copied' : 'setup.copy')}
            </Button>
          </p>
        </li>
        <li>{t('setup.code')}</li>
      </ol>
      <CodeForm kind="totp" send={t('setup.confirm')} beside={beside} onCode={onCode} />
    </div>
  )
}
