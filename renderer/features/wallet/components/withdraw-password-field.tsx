import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey, refusal } from '../../../api/failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { PasswordInput } from '../../../ui/text-input/text-input.tsx'
import { useSetWithdrawPasswordMutation, useWithdrawPasswordQuery } from '../withdraw-password-api.ts'
import styles from './withdraw-password.module.css'

const LEAST = 6

/** Sets the first withdraw password, for who knows the account's own. */
const SetPassword = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['wallet', 'common', 'errors'])
  const [password, setPassword] = useState('')
  const [withdrawPassword, setWithdrawPassword] = useState('')
  const [send, { isLoading, error }] = useSetWithdrawPasswordMutation()
  const same = refusal(error, 'FIELD_INVALID') !== undefined
  return (
    <div className={styles.set} role="group" aria-label={t('password.set')}>
      <Field label={t('password.account')} error={error !== undefined && !same && t(`errors:${failureKey(error)}`)}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            value={password}
            onChange={(e) => setPassword(e.currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t('password.new')} hint={t('password.rule')} error={same && t('password.same')}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            maxLength={32}
            value={withdrawPassword}
            onChange={(e) => setWithdrawPassword(e.currentTarget.value)}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button look="ghost" size="small" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button
          size="small"
          busy={isLoading}
          disabled={password === '' || withdrawPassword.trim().length < LEAST}
          onClick={() => void send({ password, withdrawPassword })}
        >
          {t('password.save')}
        </Button>
      </div>
    </div>
  )
}

interface Props {
  readonly value: string
  readonly onChange: (password: string) => void
}

/** Asks for the withdraw password of who has one, and lets the others set one. */
export const WithdrawPasswordField = ({ value, onChange }: Props) => {
  const { t } = useTranslation('wallet')
  const { data, isError, refetch } = useWithdrawPasswordQuery({})
  const [setting, setSetting] = useState(false)
  if (!data && isError) return <ErrorLine of={t('password.label')} onRetry={() => void refetch()} />
  if (!data) return null
  if (data.set) {
    return (
      <Field label={t('password.label')}>
        {(control) => <PasswordInput {...control} autoComplete="off" value={value} onChange={(e) => onChange(e.currentTarget.value)} />}
      </Field>
    )
  }
  if (setting) return <SetPassword onClose={() => setSetting(false)} />
  return (
    <p className={styles.none}>
      {t('password.none')}{' '}
      <Button look="text" size="small" onClick={() => setSetting(true)}>
        {t('password.set')}
      </Button>
    </p>
  )
}
