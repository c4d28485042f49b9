import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProxyLogin as ProxyChallenge } from '@portico/contract/desktop/shapes'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { PasswordInput, TextInput } from '../../../ui/text-input/text-input.tsx'
import { useDesktop, useClientFact } from '../client.ts'
import styles from './client-dialog.module.css'

const LoginDialog = ({ challenge }: { readonly challenge: ProxyChallenge }) => {
  const { t } = useTranslation(['desktop', 'common'])
  const { ask } = useDesktop()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const answer = useMutation({ mutationFn: (credentials: Parameters<(typeof ask)['proxy.answer']>[0]) => ask['proxy.answer'](credentials) })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (username !== '') answer.mutate({ username, password })
  }
  return (
    <Dialog title={t('proxyLogin.title')} lead={t('proxyLogin.lead', { host: challenge.host })} onClose={() => answer.mutate(null)}>
      <form className={styles.login} onSubmit={send}>
        {challenge.realm !== '' && <p>{t('proxyLogin.realm', { realm: challenge.realm })}</p>}
        <Field label={t('proxyLogin.username')} error={answer.isError ? t('settings.notSaved') : undefined}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={256}
              value={username}
              onChange={(event) => setUsername(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('proxyLogin.password')} hint={t('proxyLogin.kept')}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="off"
              maxLength={256}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <DialogActions>
          <Button look="ghost" onClick={() => answer.mutate(null)}>
            {t('proxyLogin.without')}
          </Button>
          <Button type="submit" look="primary" busy={answer.isPending} disabled={username === ''}>
            {t('proxyLogin.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Asks for the proxy's name and password as soon as it wants them; closing goes on without. */
export const ProxyLogin = () => {
  const challenge = useClientFact('proxyLogin')
  const { state } = useDesktop()
  return challenge && state.role === 'main' ? <LoginDialog challenge={challenge} /> : null
}
