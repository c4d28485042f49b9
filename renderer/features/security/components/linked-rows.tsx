import UserRound from 'lucide-react/icons/user-round'
import type { SocialProviderName } from '@portico/contract/session/social-shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import tile from '../../../ui/icon-tile/icon-tile.module.css'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { leaving, PROVIDER_NAMES } from '../../session/index.ts'
import { useRemoveSocialLinkMutation, useSocialLinksQuery } from '../linked-api.ts'
import styles from '../security.module.css'
import { useProof } from '../use-proof.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

/** Accounts at providers that may sign in to this one: linked, and taken away again. Nothing where the brand takes none. */
export const LinkedRows = () => {
  const { t } = useTranslation(['security', 'errors'])
  const dispatch = useAppDispatch()
  const format = useFormat()
  const toasts = useToasts()
  const { data, isError, refetch } = useSocialLinksQuery({})
  const [remove] = useRemoveSocialLinkMutation()
  const [removing, setRemoving] = useState<SocialProviderName>()
  const { proved, dialog } = useProof()

  const say = (failure: unknown) => {
    if (failure !== undefined) toasts.show(t(`errors:${failureKey(failure)}`), 'negative')
  }
  const link = async (provider: SocialProviderName) => {
    say(
      await proved(async () => {
        try {
          const stays = await dispatch((await leaving()).leaveForProvider({ provider, purpose: 'LINK', remember: false }))
          if (stays) toasts.show(t('linked.away', { name: PROVIDER_NAMES[provider] }))
          return {}
        } catch (error) {
          return { error }
        }
      }),
    )
  }
  const unlink = async (provider: SocialProviderName) => {
    setRemoving(undefined)
    say(await proved(async () => remove({ provider })))
  }

  return (
    <>
      {!data && isError && (
        <li className={styles.way}>
          <span className={tile.tile} aria-hidden="true">
            <UserRound />
          </span>
          <div className={styles.name}>
            <p>
              <b>{t('linked.title')}</b>
            </p>
            <ErrorLine onRetry={() => void refetch()} />
          </div>
        </li>
      )}
      {data?.list.map(({ provider, linkedAt, email }) => {
        const name = PROVIDER_NAMES[provider]
        const since = linkedAt !== null && t('linked.since', { day: format.instant(linkedAt, 'moment') })
        return (
          <li key={provider} className={styles.way}>
            <span className={cx(tile.tile, linkedAt !== null && tile.on)} aria-hidden="true">
              <UserRound />
            </span>
            <div className={styles.name}>
              <p>
                <b>{name}</b>
              </p>
              <p className={styles.note}>
                {since ? (
                  <>
                    {email !== null && (
                      <>
                        <bdi dir="ltr">{email}</bdi> ·{' '}
                      </>
                    )}
                    {since}
                  </>
                ) : (
                  t('linked.none', { name })
                )}
              </p>
            </div>
            {since ? (
              <Button size="small" look="text" aria-label={t('linked.removeThis', { name })} onClick={() => setRemoving(provider)}>
                {t('linked.remove')}
              </Button>
            ) : (
              <Button size="small" look="quiet" aria-label={t('linked.addThis', { name })} onClick={() => void link(provider)}>
                {t('linked.add')}
              </Button>
            )}
          </li>
        )
      })}
      {removing && (
        <RemoveDialog
          title={t('linked.removeTitle', { name: PROVIDER_NAMES[removing] })}
          lead={t('linked.removeLead')}
          action={t('linked.remove')}
          onRemove={() => void unlink(removing)}
          onClose={() => setRemoving(undefined)}
        />
      )}
      {dialog}
    </>
  )
}
