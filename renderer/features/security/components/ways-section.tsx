import KeyRound from 'lucide-react/icons/key-round'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import Mail from 'lucide-react/icons/mail'
import Smartphone from 'lucide-react/icons/smartphone'
import type { BindingKind } from '@portico/contract/member/binding-shapes'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { useOwnBindingsQuery, useOwnWithdrawPasswordQuery } from '../api.ts'
import { useFactorsQuery } from '../factors-api.ts'
import tile from '../../../ui/icon-tile/icon-tile.module.css'
import styles from '../security.module.css'
import { AuthenticatorRow } from './authenticator-row.tsx'
import { BindDialog } from './bind-dialog.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { LinkedRows } from './linked-rows.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { WithdrawPasswordDialog } from './withdraw-password-dialog.tsx'

type Open = 'password' | 'withdrawPassword' | BindingKind

interface WayProps {
  readonly icon: ReactNode
  readonly title: string
  readonly note: ReactNode
  readonly action: string
  readonly onAction: () => void
  /** Whether it is set up could not be loaded. */
  readonly onRetry?: (() => void) | undefined
}

const Way = ({ icon, title, note, action, onAction, onRetry }: WayProps) => (
  <li className={styles.way}>
    <span className={tile.tile} aria-hidden="true">
      {icon}
    </span>
    <div className={styles.name}>
      <p>
        <b>{title}</b>
      </p>
      {onRetry ? <ErrorLine onRetry={onRetry} /> : <p className={styles.note}>{note}</p>}
    </div>
    {!onRetry && (
      <Button size="small" look="quiet" aria-label={`${title}: ${action}`} onClick={onAction}>
        {action}
      </Button>
    )}
  </li>
)

/** What somebody signs in and wins the account back with, one under the other; and the withdraw password [WALLET-09]. */
export const WaysSection = () => {
  const { t } = useTranslation(['security', 'errors'])
  const { data, error, refetch } = useOwnBindingsQuery({}, { refetchOnMountOrArgChange: true })
  const withdrawal = useOwnWithdrawPasswordQuery({})
  // Failure shown by ./factors-item.tsx, in the rows of this list.
  const hasPassword = useFactorsQuery({}).data?.password ?? true
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const masked = (kind: BindingKind) => data?.list.find((binding) => binding.kind === kind)?.masked

  const address = (kind: BindingKind, icon: ReactNode) => {
    const bound = masked(kind)
    return (
      <Way
        icon={icon}
        title={t(`ways.${kind}`)}
        note={
          bound === undefined ? (
            t(`ways.none.${kind}`)
          ) : (
            <>
              <bdi dir="ltr">{bound}</bdi> · {t(`ways.use.${kind}`)}
            </>
          )
        }
        action={t(bound === undefined ? 'ways.add' : 'ways.change')}
        onAction={() => setOpen(kind)}
      />
    )
  }
  return (
    <>
      <div className={styles.head}>
        <h2>{t('ways.title')}</h2>
      </div>
      <Card flush>
        {error === undefined ? (
          <ul className={styles.list}>
            <PasskeyRow />
            <Way
              icon={<LockKeyhole />}
              title={t('ways.password')}
              note={t(hasPassword ? 'ways.passwordNote' : 'ways.passwordNone')}
              action={t(hasPassword ? 'ways.change' : 'ways.add')}
              onAction={() => setOpen('password')}
            />
            {address('MOBILE', <Smartphone />)}
            {address('EMAIL', <Mail />)}
            <LinkedRows />
            <AuthenticatorRow />
            <Way
              icon={<KeyRound />}
              title={t('ways.withdrawPassword')}
              note={t(withdrawal.data?.set ? 'ways.withdrawSet' : 'ways.withdrawNone')}
              action={t(withdrawal.data?.set ? 'ways.change' : 'ways.add')}
              onAction={() => setOpen('withdrawPassword')}
              onRetry={!withdrawal.data && withdrawal.isError ? () => void withdrawal.refetch() : undefined}
            />
          </ul>
        ) : (
          <ErrorState title={t(`errors:${failureKey(error)}`)} onRetry={() => void refetch()} />
        )}
      </Card>
      {open === 'password' && <ChangePasswordDialog present={hasPassword} onClose={close} />}
      {(open === 'EMAIL' || open === 'MOBILE') && <BindDialog kind={open} bound={masked(open)} onClose={close} />}
      {open === 'withdrawPassword' && <WithdrawPasswordDialog present={withdrawal.data?.set === true} onClose={close} />}
    </>
  )
}
