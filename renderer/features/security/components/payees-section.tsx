import Landmark from 'lucide-react/icons/landmark'
import Wallet from 'lucide-react/icons/wallet'
import type { PayeeView } from '@portico/contract/withdrawal/shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import tile from '../../../ui/icon-tile/icon-tile.module.css'
import { usePayeesQuery, useRemovePayeeMutation } from '../payees-api.ts'
import styles from '../security.module.css'
import { useProof } from '../use-proof.tsx'
import { AddPayeeDialog } from './add-payee-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

/** Bank cards and wallets that money is paid out to [WALLET-09]. */
export const PayeesSection = () => {
  const { t } = useTranslation(['security', 'errors'])
  const format = useFormat()
  const { data, error, refetch } = usePayeesQuery({})
  const { proved, dialog } = useProof()
  const [remove] = useRemovePayeeMutation()
  const [adding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<PayeeView>()
  const [failure, setFailure] = useState<unknown>()

  const drop = async ({ payeeId }: PayeeView) => {
    setLeaving(undefined)
    setFailure(await proved(() => remove({ payeeId })))
  }

  return (
    <>
      <div className={styles.head}>
        <h2>{t('payees.title')}</h2>
        <Button className={styles.toEnd} size="small" look="quiet" onClick={() => setAdding(true)}>
          {t('payees.add')}
        </Button>
      </div>
      {failure !== undefined && <FaultNote>{t(`errors:${failureKey(failure)}`)}</FaultNote>}
      <Card flush>
        {error !== undefined && <ErrorState title={t(`errors:${failureKey(error)}`)} onRetry={() => void refetch()} />}
        <ul className={styles.list}>
          {data?.payees.length === 0 && (
            <li className={styles.way}>
              <span className={tile.tile} aria-hidden="true">
                <Landmark />
              </span>
              <p className={styles.note}>{t('payees.none')}</p>
            </li>
          )}
          {data?.payees.map((payee) => {
            const { payeeId, kind, institutionName, account, name, readyAt } = payee
            const ready = readyAt <= data.serverNow
            return (
              <li key={payeeId} className={styles.way}>
                <span className={tile.tile} aria-hidden="true">
                  {kind === 'BANK' ? <Landmark /> : <Wallet />}
                </span>
                <div className={styles.name}>
                  <p>
                    <b>
                      {institutionName} <bdi dir="ltr">{account}</bdi>
                    </b>
                  </p>
                  <p className={styles.note}>{ready ? name : t('payees.readyAt', { at: format.instant(readyAt, 'moment') })}</p>
                </div>
                <Button
                  size="small"
                  look="quiet"
                  aria-label={`${t('payees.remove')} ${institutionName} ${account}`}
                  onClick={() => setLeaving(payee)}
                >
                  {t('payees.remove')}
                </Button>
              </li>
            )
          })}
        </ul>
      </Card>
      {adding && <AddPayeeDialog onClose={() => setAdding(false)} />}
      {leaving && (
        <RemoveDialog
          title={t('payees.removeTitle', { name: `${leaving.institutionName} ${leaving.account}` })}
          lead={t('payees.removeLead')}
          action={t('payees.remove')}
          onRemove={() => void drop(leaving)}
          onClose={() => setLeaving(undefined)}
        />
      )}
      {dialog}
    </>
  )
}
