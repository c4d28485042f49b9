import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import QrCode from 'lucide-react/icons/qr-code'
import Wallet from 'lucide-react/icons/wallet'
import Zap from 'lucide-react/icons/zap'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { depositMethods } from '@portico/contract/cashier/deposit-calls'
import type { MethodKind } from '@portico/contract/cashier/shapes'
import type { Answer } from '../../../api/gateway.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import styles from './methods.module.css'

export type Method = Answer<typeof depositMethods>['methods'][number]

const ICONS: Readonly<Record<MethodKind, typeof Zap>> = { QR: QrCode, BANK: Landmark, WALLET: Wallet, CARD: CreditCard, OTHER: Zap }

export interface MethodListProps {
  readonly methods: readonly Method[]
  readonly chosen: Method
  /** Only the chosen one may be taken. */
  readonly locked: boolean
  readonly onChoose: (method: string) => void
}

/** Ways to pay with what they cost, how long they take and what they take, before one is chosen. */
export const MethodList = ({ methods, chosen, locked, onChoose }: MethodListProps) => {
  const { t } = useTranslation(['deposit', 'wallet'])
  const format = useFormat()
  const group = useId()
  const facts = ({ fee, minutes, min, max }: Method): string[] => [
    fee === 0 ? t('fee.none') : `${t('fee.label')} ${format.percent(fee / 10_000)}`,
    ...(minutes === null ? [] : [minutes === 0 ? t('arrives.now') : t('arrives.minutes', { count: minutes })]),
    t('wallet:range', { min: format.money(min, { min: 0 }), max: format.money(max, { min: 0 }) }),
  ]
  return (
    <fieldset className={styles.methods}>
      <legend>{t('wallet:method')}</legend>
      {methods.map((method) => {
        const Icon = ICONS[method.kind]
        const [id, about] = [`${group}-${method.method}`, `${group}-${method.method}-about`]
        return (
          <label key={method.method} className={styles.method} htmlFor={id} data-kind={method.kind}>
            <input
              id={id}
              type="radio"
              name={group}
              aria-label={method.name}
              aria-describedby={about}
              checked={method === chosen}
              disabled={(locked || method.closed) && method !== chosen}
              onChange={() => onChoose(method.method)}
            />
            <span className={styles.icon} aria-hidden="true">
              <Icon />
            </span>
            <span className={styles.name}>
              {method.name}
              {method.sandbox && <Tag tone="accent">{t('wallet:sandbox')}</Tag>}
            </span>
            <span id={about} className={styles.facts}>
              {method.closed && <em>{t('closed')}</em>}
              {facts(method).map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
