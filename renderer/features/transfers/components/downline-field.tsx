import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LineMember } from '@portico/contract/transfer/shapes'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useDownlinesQuery } from '../api.ts'
import styles from '../transfers.module.css'

interface Props {
  readonly value: LineMember | undefined
  readonly onChange: (member: LineMember | undefined) => void
}

/** Somebody directly below, found by the first letters of the account or name. */
export const DownlineField = ({ value, onChange }: Props) => {
  const { t } = useTranslation('transfers')
  const [typed, setTyped] = useState('')
  const account = useDeferredValue(typed.trim())
  const { data, isError, refetch } = useDownlinesQuery(account === '' ? {} : { account })
  const list = data?.list ?? []
  const options = list.map((each) => ({
    value: each.memberId,
    label: each.nickname === each.account ? each.account : `${each.account} · ${each.nickname}`,
  }))
  return (
    <div className={styles.pair}>
      <Field label={t('downline.find')}>
        {(control) => <TextInput {...control} type="search" autoComplete="off" value={typed} onChange={(e) => setTyped(e.target.value)} />}
      </Field>
      <Field label={t('downline.who')} hint={data && t('downline.found', { count: data.total })}>
        {(control) => (
          <Select
            {...control}
            options={[{ value: '', label: t('downline.choose') }, ...options]}
            value={list.some(({ memberId }) => memberId === value?.memberId) ? (value?.memberId ?? '') : ''}
            onChange={(event) => onChange(list.find(({ memberId }) => memberId === event.target.value))}
          />
        )}
      </Field>
      {isError && <ErrorLine of={t('downline.who')} onRetry={() => void refetch()} />}
    </div>
  )
}
