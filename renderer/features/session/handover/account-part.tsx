import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusal } from '../../../api/failure.ts'
import { paths } from '../../../core/paths.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { AccountList } from '../components/account-list.tsx'
import { useRememberedAccountsQuery } from '../remember-api.ts'
import forms from '../components/forms.module.css'
import { useAnswerHandoverMutation } from './handover-api.ts'
import type { HandoverPart } from './part.ts'

/** Who is remembered on this device: a press takes them back to the site that asked [LOGIN-13]. */
export const AccountPart = ({ ticket, site, onDone, onFault }: HandoverPart) => {
  const { t } = useTranslation('session')
  const { data, isError, refetch } = useRememberedAccountsQuery({}, { refetchOnMountOrArgChange: true })
  const [answer] = useAnswerHandoverMutation()
  const [busy, setBusy] = useState<string>()
  const [lost, setLost] = useState(false)
  const press = async (account: string) => {
    setBusy(account)
    setLost(false)
    try {
      onDone((await answer({ ticket, account }).unwrap()).url)
    } catch (error) {
      if (refusal(error, 'NOT_LOGGED_IN')) setLost(true)
      else onFault(error)
      await refetch()
      setBusy(undefined)
    }
  }
  if (!data) return isError ? <ErrorLine onRetry={() => void refetch()} /> : <Skeleton height="160px" />
  const nobody = data.list.length === 0
  return (
    <div className={forms.form}>
      {nobody ? <p>{t('handover.nobody')}</p> : <AccountList answer={data} busy={busy} onPress={(id) => void press(id)} />}
      {lost && <FaultNote>{t('chooser.gone')}</FaultNote>}
      <Button look="ghost" wide icon={<UserRound aria-hidden="true" />} onClick={() => location.replace(`${site}${paths.login}`)}>
        {nobody ? t('handover.back', { to: new URL(site).host }) : t('chooser.other')}
      </Button>
    </div>
  )
}
