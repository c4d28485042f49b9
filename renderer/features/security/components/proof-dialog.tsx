import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { failureKey } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { PasswordInput } from '../../../ui/text-input/text-input.tsx'
import { CodeForm, PasskeyForm } from '../../factors/index.ts'
import { leaving } from '../../session/index.ts'
import { useProveMutation } from '../api.ts'
import { useProvePasskeyMutation } from '../factors-api.ts'
import styles from '../security.module.css'
import { SentCodeForm } from './sent-code-form.tsx'

const KNOWN = ['PASSKEY', 'TOTP', 'RECOVERY_CODE', 'PASSWORD', 'EMAIL', 'SMS', 'SIGN_IN'] as const
type Way = (typeof KNOWN)[number]

interface Props {
  /** The proofs that would do. */
  readonly methods: readonly string[]
  readonly onDone: () => void
  readonly onClose: () => void
}

const PasswordForm = ({ onDone, onClose }: Omit<Props, 'methods'>) => {
  const { t } = useTranslation(['security', 'common', 'errors'])
  const [password, setPassword] = useState('')
  const [send, { isLoading, error }] = useProveMutation()
  const submit = async () => {
    if (password === '') return
    if (!('error' in (await send({ type: 'password', password })))) onDone()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Field label={t('proof.password')} error={error !== undefined && t(`errors:${failureKey(error)}`)}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            autoFocus
            value={password}
            onChange={(e) => setPassword(e.currentTarget.value)}
          />
        )}
      </Field>
      <DialogActions>
        <Button look="ghost" type="button" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button look="primary" type="submit" busy={isLoading}>
          {t('proof.send')}
        </Button>
      </DialogActions>
    </form>
  )
}

/** Asks who it is once more, before something that somebody at an open page must not do. */
export const ProofDialog = ({ methods, onDone, onClose }: Props) => {
  const { t } = useTranslation(['security', 'common'])
  const ways = KNOWN.filter((way) => methods.includes(way))
  const [way, setWay] = useState<Way>(ways[0] ?? 'PASSWORD')
  const [send] = useProveMutation()
  const [askPasskey] = useProvePasskeyMutation()
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const cancel = (
    <Button look="ghost" onClick={onClose}>
      {t('common:action.cancel')}
    </Button>
  )
  return (
    <Dialog title={t('proof.title')} lead={t(`proof.lead.${way}`)} onClose={onClose}>
      {way === 'PASSWORD' && <PasswordForm onDone={onDone} onClose={onClose} />}
      {way === 'PASSKEY' && (
        <PasskeyForm
          beside={cancel}
          onBegin={() => askPasskey({}).unwrap()}
          onElsewhere={async () => dispatch((await leaving()).leaveForPasskey({ action: 'PROVE', next: `${pathname}${search}` }))}
          onPasskey={async (credential) => {
            await send({ type: 'passkey', credential }).unwrap()
            onDone()
          }}
        />
      )}
      {(way === 'TOTP' || way === 'RECOVERY_CODE') && (
        <CodeForm
          key={way}
          kind={way === 'TOTP' ? 'totp' : 'recovery'}
          send={t('proof.send')}
          beside={cancel}
          onCode={async (code) => {
            const { error } = await send({ type: way === 'TOTP' ? 'totp' : 'recovery', code })
            if (error === undefined) onDone()
            return error
          }}
        />
      )}
      {(way === 'EMAIL' || way === 'SMS') && <SentCodeForm key={way} method={way} beside={cancel} onDone={onDone} />}
      {way === 'SIGN_IN' && (
        <DialogActions>
          {cancel}
          <Button look="primary" onClick={() => void leaving().then(({ signOut }) => dispatch(signOut()))}>
            {t('proof.by.SIGN_IN')}
          </Button>
        </DialogActions>
      )}
      {ways.length > 1 && (
        <ul className={styles.others}>
          {ways
            .filter((other) => other !== way)
            .map((other) => (
              <li key={other}>
                <button type="button" onClick={() => setWay(other)}>
                  {t(`proof.by.${other}`)}
                </button>
              </li>
            ))}
        </ul>
      )}
    </Dialog>
  )
}
