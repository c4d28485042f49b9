import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { disownChange } from '@portico/contract/member/password-calls'
import { failureKey } from '../../../api/failure.ts'
import type { Answer } from '../../../api/gateway.ts'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { LinkForm } from './link-form.tsx'
import { useDisownChangeMutation } from './recovery-api.ts'
import styles from './recovery.module.css'

type State = 'reset' | 'notMe' | 'changed' | 'closed' | 'over'

const inHash = (hash: string): { readonly state: State; readonly token: string } => {
  const [, kind, token] = /^#(reset|notMe)=([\w-]{20,64})$/.exec(hash) ?? []
  return kind && token ? { state: kind as 'reset' | 'notMe', token } : { state: 'over', token: '' }
}

type Removed = Answer<typeof disownChange>['removed']

/** Where the links of our messages lead: a new password, or "this was not me". Nothing is done before somebody presses. */
export const Component = () => {
  const { t } = useTranslation(['session', 'errors'])
  const format = useFormat()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname, hash } = useLocation()
  const [seen, setSeen] = useState(hash)
  const [{ state, token }, setLink] = useState(() => inHash(hash))
  const [removed, setRemoved] = useState<Removed>()
  const [disown, { isLoading, error }] = useDisownChangeMutation()
  // A link that is opened on this page takes the last one's place.
  if (hash !== '' && hash !== seen) {
    setSeen(hash)
    setLink(inHash(hash))
  }
  const go = (next: State) => setLink({ state: next, token: '' })
  useEffect(() => {
    if (hash === '') return
    // It is worth a password, and does not stay in the address or the history.
    void navigate(pathname, { replace: true })
  }, [hash, navigate, pathname])

  const send = async () => {
    const { data } = await disown({ token })
    if (!data) return
    setRemoved(data.removed)
    go('closed')
  }
  const open = (kind: 'forgotPassword' | 'login', words: string) => (
    <Button look="primary" size="large" wide onClick={() => dispatch(dialogOpened({ kind }))}>
      {words}
    </Button>
  )
  const { passkeys = 0, links = 0, devices = 0, authenticator = false } = removed ?? {}
  const lines = [
    ...(passkeys > 0 ? [t('recover.closed.passkeys', { count: passkeys, number: format.number(passkeys) })] : []),
    ...(authenticator ? [t('recover.closed.authenticator')] : []),
    ...(links > 0 ? [t('recover.closed.links', { count: links, number: format.number(links) })] : []),
    ...(devices > 0 ? [t('recover.closed.devices', { count: devices, number: format.number(devices) })] : []),
  ]
  const actions: Readonly<Record<State, ReactNode>> = {
    reset: <LinkForm key={token} token={token} onDone={() => go('changed')} onOver={() => go('over')} />,
    notMe: (
      <>
        {error !== undefined && <FaultNote>{t(`errors:${failureKey(error)}`)}</FaultNote>}
        <Button look="primary" size="large" wide busy={isLoading} onClick={() => void send()}>
          {t('recover.notMe.send')}
        </Button>
      </>
    ),
    changed: open('login', t('forgot.toLogin')),
    closed: (
      <>
        {lines.length > 0 && (
          <>
            <p>{t('recover.closed.gone')}</p>
            <ul className={styles.gone}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
        {open('forgotPassword', t('recover.closed.send'))}
      </>
    ),
    over: open('forgotPassword', t('recover.over.send')),
  }
  return (
    <div className={styles.page}>
      <h1>{t(`recover.${state}.title`)}</h1>
      <p className={styles.lead} role="status">
        {t(`recover.${state}.lead`)}
      </p>
      <Card>{actions[state]}</Card>
    </div>
  )
}
