import KeyRound from 'lucide-react/icons/key-round'
import type { openHandover } from '@portico/contract/session/handover-calls'
import type { HandoverAction } from '@portico/contract/session/handover-shapes'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { failureKey, isFailure, refusal } from '../../../api/failure.ts'
import type { Answer } from '../../../api/gateway.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { askForPasskey, knowsPasskeys, makePasskey } from '../../factors/index.ts'
import forms from '../components/forms.module.css'
import styles from '../recovery/recovery.module.css'
import { AccountPart } from './account-part.tsx'
import { RememberPart } from './remember-part.tsx'
import { useAnswerHandoverMutation, useOpenHandoverMutation } from './handover-api.ts'

type Opened = Answer<typeof openHandover>

const ticketIn = (hash: string): string => /^#ticket=([\w-]{20,64})$/.exec(hash)?.[1] ?? ''

/** The sign-in origin, at which passkeys and remembered devices work for other addresses: what is shown goes back there, and nothing begins here. */
export const Component = () => {
  const { t } = useTranslation(['session', 'errors', 'common'])
  const navigate = useNavigate()
  const { pathname, hash } = useLocation()
  const [ticket] = useState(() => ticketIn(hash))
  const [opened, setOpened] = useState<Opened>()
  const [fault, setFault] = useState<string>()
  const [over, setOver] = useState(false)
  const [back, setBack] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const [open] = useOpenHandoverMutation()
  const [answer] = useAnswerHandoverMutation()
  const begun = useRef(false)

  const say = useCallback(
    (error: unknown) => {
      if (refusal(error, 'LINK_OVER', 'PAYLOAD_INVALID', 'PAYLOAD_REQUIRED')) setOver(true)
      else setFault(isFailure(error) ? t(`errors:${failureKey(error)}`) : t('passkey.unable'))
    },
    [t],
  )
  const begin = useCallback(async (): Promise<Opened | undefined> => {
    try {
      const value = await open({ ticket }).unwrap()
      setOpened(value)
      return value
    } catch (error) {
      say(error)
      return undefined
    }
  }, [open, ticket, say])
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    // It does not stay in the address or the history.
    void navigate(pathname, { replace: true })
    void begin()
  }, [begin, navigate, pathname])

  const leave = useCallback((url: string) => {
    setBack(url)
    // The way back leads to where it began, not to this page.
    location.replace(url)
  }, [])

  const show = async () => {
    setFault(undefined)
    setBusy(true)
    try {
      // A challenge is good for one answer.
      const question = await begin()
      if (!question) return
      const { request, creation } = question
      const assertion = request && (await askForPasskey(request))
      const attestation = creation && (await makePasskey(creation))
      if (!assertion && !attestation) return
      const { url } = await answer({
        ticket,
        ...(assertion ? { assertion } : {}),
        ...(attestation ? { attestation, name: t('handover.name') } : {}),
      }).unwrap()
      setBack(url)
      location.assign(url)
    } catch (error) {
      say(error)
    } finally {
      setBusy(false)
    }
  }

  const again = async () => {
    setFault(undefined)
    await begin()
  }

  /** Whoever has no passkey chooses another way where they came from. */
  const giveUp = async () => {
    setFault(undefined)
    setLeaving(true)
    try {
      leave((await answer({ ticket, giveUp: true }).unwrap()).url)
    } catch (error) {
      say(error)
    } finally {
      setLeaving(false)
    }
  }

  const action: HandoverAction | 'opening' = opened?.action ?? 'opening'
  const byPasskey = action === 'LOGIN' || action === 'ADD' || action === 'PROVE'
  const site = opened?.returnTo ?? undefined
  const to = site === undefined ? t('handover.client') : new URL(site).host
  const state = over ? 'over' : back === undefined ? action : 'done'
  return (
    <div className={styles.page}>
      <h1>{t(`handover.${state}.title`)}</h1>
      <p className={styles.lead} role="status">
        {t(`handover.${state}.lead`, { to })}
      </p>
      {over && site !== undefined && (
        <Button look="primary" size="large" wide onClick={() => location.replace(site)}>
          {t('handover.back', { to })}
        </Button>
      )}
      {!over && (
        <Card>
          {fault !== undefined && <FaultNote>{fault}</FaultNote>}
          {!opened && fault === undefined && <Skeleton height="48px" />}
          {!opened && fault !== undefined && (
            <Button wide onClick={() => void again()}>
              {t('common:action.retry')}
            </Button>
          )}
          {byPasskey && back === undefined && (
            <div className={forms.form}>
              {knowsPasskeys() ? (
                <Button look="primary" size="large" wide icon={<KeyRound aria-hidden="true" />} busy={busy} onClick={() => void show()}>
                  {t(action === 'ADD' ? 'handover.make' : 'passkey.use')}
                </Button>
              ) : (
                <p>{t('handover.unknown')}</p>
              )}
              <p className={styles.lead}>{t('handover.without')}</p>
              <Button look="ghost" wide busy={leaving} onClick={() => void giveUp()}>
                {t('handover.back', { to })}
              </Button>
            </div>
          )}
          {site !== undefined && action === 'CHOOSE' && back === undefined && (
            <AccountPart ticket={ticket} site={site} onDone={leave} onFault={say} />
          )}
          {site !== undefined && action === 'REMEMBER' && back === undefined && (
            <RememberPart ticket={ticket} site={site} onDone={leave} onFault={say} />
          )}
          {back !== undefined && (
            <Button look="primary" size="large" wide onClick={() => location.assign(back)}>
              {t('handover.back', { to })}
            </Button>
          )}
        </Card>
      )}
    </div>
  )
}
