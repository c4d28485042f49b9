import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import ExternalLink from 'lucide-react/icons/external-link'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DepositView } from '@portico/contract/cashier/shapes'
import { usePlatform } from '../../../core/hooks.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { QrCode } from '../../../ui/qr-code/qr-code.tsx'
import { plainAmount } from './model.ts'
import styles from './slip.module.css'

const QR_EDGE = 220
const COPIED_MS = 2_000

interface LineProps {
  readonly name: string
  /** As it is read, and as it is copied. */
  readonly value: string
  readonly copy: string
}

const Line = ({ name, value, copy }: LineProps) => {
  const { t } = useTranslation('deposit')
  const platform = usePlatform()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>
        <bdi dir="ltr">{value}</bdi>
      </dd>
      <IconButton
        label={copied ? t('slip.copied') : t('slip.copy', { what: name })}
        icon={copied ? <Check /> : <Copy />}
        onClick={() =>
          void platform.copy(copy).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      />
    </div>
  )
}

/** How a deposit is paid: the code, what to type in, and the way to the provider's own page. */
export const PayCode = ({ deposit: { page, instructions, reference, amount, state } }: { readonly deposit: DepositView }) => {
  const { t } = useTranslation('deposit')
  const format = useFormat()
  const payable = state === 'PENDING_PAYMENT'
  const fields = payable ? (page?.fields ?? []) : []
  return (
    <div className={styles.code}>
      {payable && page?.qr !== undefined && <QrCode text={page.qr} size={QR_EDGE} label={t('slip.qr')} />}
      <div className={styles.lines}>
        {payable && instructions !== undefined && <p className={styles.instructions}>{instructions}</p>}
        {fields.length > 0 && <h3>{t('slip.type')}</h3>}
        <dl>
          {fields.length > 0 && <Line name={t('slip.field.AMOUNT')} value={format.money(amount, { min: 0 })} copy={plainAmount(amount)} />}
          {fields.map(({ name, value }) => (
            <Line key={name} name={t(`slip.field.${name}`)} value={value} copy={value} />
          ))}
          <Line name={t('slip.reference')} value={reference} copy={reference} />
        </dl>
        {fields.length > 0 && <p className={styles.note}>{t('slip.exact')}</p>}
        {payable && page?.url !== undefined && (
          <a className={styles.away} href={page.url} target="_blank" rel="noopener">
            {t('slip.open')} <ExternalLink aria-hidden="true" />
          </a>
        )}
      </div>
    </div>
  )
}
