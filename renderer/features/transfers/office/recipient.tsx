import X from 'lucide-react/icons/x'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../../core/office-page/use-today.ts'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useTeamMembersQuery } from '../../agent/index.ts'
import styles from './office.module.css'

const MOST = 6

interface RecipientProps {
  readonly value: string | undefined
  readonly onChange: (account: string | undefined) => void
}

/** Somebody of the own line by part of the name, whoever is nearest first; who may not be sent to is found too, and told why. */
export const Recipient = ({ value, onChange }: RecipientProps) => {
  const { t } = useTranslation('transfers')
  const format = useFormat()
  const today = useToday()
  const [typed, setTyped] = useState('')
  const account = useDeferredValue(typed.trim())
  const { data, isError, refetch } = useTeamMembersQuery(
    { from: today, to: today, scope: 'TEAM', sort: 'level', order: 'asc', pageSize: MOST + 1, ...(account && { account }) },
    { skip: value !== undefined },
  )
  const found = data?.list.filter(({ level }) => level > 0).slice(0, MOST) ?? []
  if (value !== undefined)
    return (
      <p className={styles.chosen}>
        <span>
          {t('to')} <b>{value}</b>
        </span>
        <IconButton small label={t('office.other')} icon={<X />} onClick={() => onChange(undefined)} />
      </p>
    )
  return (
    <div className={styles.recipient}>
      <Field label={t('office.find')}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            maxLength={64}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <ul aria-label={t('office.found')} className={styles.found}>
        {found.map((row) => (
          <li key={row.memberId}>
            <button type="button" className={styles.hit} onClick={() => onChange(row.account)}>
              <b>{row.account}</b>
              {row.nickname !== row.account && <bdi>{row.nickname}</bdi>}
              <small>{row.level === 1 ? t('office.direct') : t('office.deep', { level: format.number(row.level) })}</small>
            </button>
          </li>
        ))}
      </ul>
      {isError && <ErrorLine of={t('office.found')} onRetry={() => void refetch()} />}
      <p role="status" className={styles.none}>
        {!isError && data && found.length === 0 && t('office.nobody')}
      </p>
    </div>
  )
}
