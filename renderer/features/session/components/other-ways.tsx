import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocialProviderName } from '@portico/contract/session/social-shapes'
import { useAppDispatch } from '../../../core/hooks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { faultOf } from '../come-back.ts'
import { faultText } from '../fault-text.ts'
import type { LoginFault } from '../login-fault.ts'
import { leaveForProvider } from '../leave-for-provider.ts'
import { PROVIDER_NAMES } from '../provider-names.ts'
import { useSocialProvidersQuery } from '../social-api.ts'
import styles from './other-ways.module.css'

interface OtherWaysProps {
  /** Where the reader was headed. */
  readonly next: string | undefined
}

/** The ways in besides the form: accounts at providers, as far as the brand takes them [LOGIN-02]. */
export const OtherWays = ({ next }: OtherWaysProps) => {
  const { t } = useTranslation(['session', 'errors'])
  const dispatch = useAppDispatch()
  const { data, isError, refetch } = useSocialProvidersQuery({})
  const [leaving, setLeaving] = useState<SocialProviderName>()
  /** The system's browser has gone to this one. */
  const [away, setAway] = useState<SocialProviderName>()
  const [fault, setFault] = useState<LoginFault>()
  const providers = data?.providers ?? []

  const leave = async (provider: SocialProviderName) => {
    setLeaving(provider)
    setFault(undefined)
    setAway(undefined)
    try {
      const stays = await dispatch(
        leaveForProvider({ provider, purpose: 'LOGIN', remember: false, ...(next === undefined ? {} : { next }) }),
      )
      if (stays) setAway(provider)
    } catch (error) {
      setFault(faultOf(error))
    }
    setLeaving(undefined)
  }

  if (!data && isError) return <ErrorLine of={t('social.others')} onRetry={() => void refetch()} className={styles.failed} />
  if (providers.length === 0) return null
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{t('social.or')}</p>
      <div className={styles.row}>
        {providers.map((provider) => (
          <Button
            key={provider}
            look="ghost"
            wide
            busy={leaving === provider}
            aria-label={t('social.with', { name: PROVIDER_NAMES[provider] })}
            icon={<i aria-hidden="true" className={styles.mark} data-letter={PROVIDER_NAMES[provider][0]} />}
            onClick={() => void leave(provider)}
          >
            {PROVIDER_NAMES[provider]}
          </Button>
        ))}
      </div>
      {away && <p role="status">{t('social.away', { name: PROVIDER_NAMES[away] })}</p>}
      {fault && <FaultNote>{faultText(t, fault)}</FaultNote>}
    </div>
  )
}
