import X from 'lucide-react/icons/x'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../../core/office-page/use-today.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useContractHoldersQuery } from '../api.ts'
import styles from './offer.module.css'

export interface Holder {
  readonly memberId: string
  readonly account: string
}

interface HoldersFieldProps {
  readonly holders: readonly Holder[]
  readonly onHolders: (holders: readonly Holder[]) => void
}

const SHOWN = 12
const MOST = 100

/** To whom it is offered: agents directly below, found by the letters of their account; one or many. */
export const HoldersField = ({ holders, onHolders }: HoldersFieldProps) => {
  const { t } = useTranslation('contracts')
  const today = useToday()
  const [typed, setTyped] = useState('')
  const account = useDeferredValue(typed.trim())
  const { data, isError, refetch } = useContractHoldersQuery({
    from: today,
    to: today,
    scope: 'DIRECT',
    ...(account && { account }),
    sort: 'account',
    order: 'asc',
    pageNo: 1,
    pageSize: MOST,
  })
  const agents = (data?.list ?? []).filter(({ agent }) => agent)
  const free = agents.filter(({ memberId }) => holders.every((each) => each.memberId !== memberId))
  return (
    <div className={styles.holders}>
      <Field label={t('offer.holders')} hint={t('offer.holdersHint')}>
        {(control) => (
          <TextInput {...control} type="search" autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
        )}
      </Field>
      <div className={styles.chips} role="group" aria-label={t('offer.holders')}>
        {holders.map((holder) => (
          <Chip key={holder.memberId} on onClick={() => onHolders(holders.filter((each) => each !== holder))}>
            {holder.account} <X aria-hidden="true" />
          </Chip>
        ))}
        {holders.length < MOST &&
          free.slice(0, SHOWN).map(({ memberId, account: name }) => (
            <Chip key={memberId} on={false} onClick={() => onHolders([...holders, { memberId, account: name }])}>
              {name}
            </Chip>
          ))}
      </div>
      {isError && <ErrorLine onRetry={() => void refetch()} />}
      {!isError && data && agents.length === 0 && <p className={styles.own}>{t('offer.noAgents')}</p>}
      {free.length > 1 && holders.length + free.length <= MOST && (
        <button
          type="button"
          className={styles.all}
          onClick={() => onHolders([...holders, ...free.map(({ memberId, account: name }) => ({ memberId, account: name }))])}
        >
          {t('offer.all', { count: free.length })}
        </button>
      )}
    </div>
  )
}
