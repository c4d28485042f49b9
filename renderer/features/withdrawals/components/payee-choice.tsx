import Landmark from 'lucide-react/icons/landmark'
import Wallet from 'lucide-react/icons/wallet'
import type { PayeeView } from '@portico/contract/withdrawal/shapes'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import tile from '../../../ui/icon-tile/icon-tile.module.css'
import styles from '../withdrawals.module.css'

interface Props {
  readonly payees: readonly PayeeView[]
  readonly chosen: string | undefined
  readonly serverNow: string
  readonly onChoose: (payeeId: string) => void
}

/** Where the money goes; a new account can be chosen and says until when its money waits. */
export const PayeeChoice = ({ payees, chosen, serverNow, onChoose }: Props) => {
  const { t } = useTranslation('withdraw')
  const format = useFormat()
  const group = useId()
  return (
    <fieldset className={styles.payees}>
      <legend>{t('to')}</legend>
      {payees.map(({ payeeId, kind, institutionName, account, name, readyAt }) => (
        <label key={payeeId} className={styles.payee} htmlFor={`${group}-${payeeId}`}>
          <input
            id={`${group}-${payeeId}`}
            type="radio"
            name={group}
            aria-label={`${institutionName} ${account}`}
            checked={payeeId === chosen}
            onChange={() => onChoose(payeeId)}
          />
          <span className={tile.tile} aria-hidden="true">
            {kind === 'BANK' ? <Landmark /> : <Wallet />}
          </span>
          <span>
            <b>
              {institutionName} <bdi dir="ltr">{account}</bdi>
            </b>
            <small>{readyAt > serverNow ? t('newPayee', { at: format.instant(readyAt, 'moment') }) : name}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
