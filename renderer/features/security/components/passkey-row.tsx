import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import KeyRound from 'lucide-react/icons/key-round'
import type { PasskeyCreation, PasskeyView } from '@portico/contract/factor/passkey-shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey, isFailure } from '../../../api/failure.ts'
import { useAppDispatch, useHost } from '../../../core/hooks.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Button } from '../../../ui/button/button.tsx'
import tile from '../../../ui/icon-tile/icon-tile.module.css'
import { Tag } from '../../../ui/tag/tag.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { knowsPasskeys, makePasskey } from '../../factors/index.ts'
import { leaving } from '../../session/index.ts'
import { useOwnSessionsQuery } from '../api.ts'
import { useAddPasskeyMutation, useBeginPasskeyMutation, useFactorsQuery, useRemovePasskeyMutation } from '../factors-api.ts'
import styles from '../security.module.css'
import { useClientName } from '../use-client-name.ts'
import { useProof } from '../use-proof.tsx'
import { FactorsItem } from './factors-item.tsx'
import { NameDialog } from './name-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

const NOTES = {
  here: 'passkeys.lead',
  elsewhere: 'passkeys.lead',
  unknown: 'passkeys.unknown',
  nowhere: 'passkeys.nowhere',
} as const

type Place = 'here' | 'elsewhere' | 'unknown' | 'nowhere'

/** Where passkeys of this account can be asked for: `elsewhere` the browser goes to the sign-in origin and comes back. */
const placeOf = (origin: string | null | undefined, desktop: boolean): Place => {
  if (origin === null) return 'nowhere'
  if (desktop || (origin !== undefined && origin !== location.origin)) return 'elsewhere'
  return knowsPasskeys() ? 'here' : 'unknown'
}

/** Passkeys of the account: added, renamed, removed. */
export const PasskeyRow = () => {
  const { t } = useTranslation(['security', 'errors'])
  const format = useFormat()
  const toasts = useToasts()
  const nameOf = useClientName()
  const { data } = useFactorsQuery({})
  const here = useOwnSessionsQuery({}).data?.list.find(({ current }) => current)
  const [begin] = useBeginPasskeyMutation()
  const [add, adding] = useAddPasskeyMutation()
  const [remove] = useRemovePasskeyMutation()
  const [renaming, setRenaming] = useState<PasskeyView>()
  const [removing, setRemoving] = useState<PasskeyView>()
  const { proved, dialog } = useProof()
  const dispatch = useAppDispatch()
  const { platform } = useHost()
  const place = placeOf(data?.passkeyOrigin, platform.kind === 'desktop')
  const list = data?.passkeys ?? []

  const say = (failure: unknown) => {
    if (failure === undefined) return
    toasts.show(isFailure(failure) ? t(`errors:${failureKey(failure)}`) : t('passkeys.unable'), 'negative')
  }
  const leave = async () => {
    let stays = false
    const failure = await proved(async () => {
      try {
        stays = await dispatch((await leaving()).leaveForPasskey({ action: 'ADD' }))
        return {}
      } catch (refused) {
        return { error: refused }
      }
    })
    if (stays) toasts.show(t('passkeys.away'), 'neutral')
    return say(failure)
  }
  const create = async () => {
    let creation: PasskeyCreation | undefined
    const refused = await proved(async () => {
      const answer = await begin({})
      creation = answer.data
      return answer
    })
    if (!creation) return say(refused)
    try {
      const credential = await makePasskey(creation)
      if (!credential) return undefined
      const name = (here ? nameOf(here.client) : t('client.unknown')).slice(0, 40)
      const { error: failure } = await add({ name, credential })
      if (failure === undefined) toasts.show(t('passkeys.added'), 'positive')
      return say(failure)
    } catch (failure) {
      return say(failure)
    }
  }
  const drop = async ({ id }: PasskeyView) => {
    setRemoving(undefined)
    say(await proved(async () => remove({ id })))
  }

  return (
    <>
      <FactorsItem>
        <span className={cx(tile.tile, list.length > 0 && tile.on)} aria-hidden="true">
          <Fingerprint />
        </span>
        <div className={styles.name}>
          <p>
            <b>{t('passkeys.title')}</b> {list.length > 0 && <Tag>{format.number(list.length)}</Tag>}
          </p>
          <p className={styles.note}>{t(NOTES[place])}</p>
        </div>
        <div className={styles.actions}>
          {(place === 'here' || place === 'elsewhere') && (
            <Button size="small" busy={adding.isLoading} onClick={() => void (place === 'here' ? create() : leave())}>
              {t('passkeys.add')}
            </Button>
          )}
        </div>
        {list.length > 0 && (
          <ul className={cx(styles.more, styles.keys)}>
            {list.map((key) => (
              <li key={key.id}>
                <KeyRound aria-hidden="true" />
                <div className={styles.name}>
                  <p>
                    <b>
                      <bdi>{key.name}</bdi>
                    </b>
                  </p>
                  <p className={styles.note}>
                    {t(key.synced ? 'passkeys.synced' : 'passkeys.single')} ·{' '}
                    {t('passkeys.since', { day: format.instant(key.addedAt, 'moment') })} ·{' '}
                    {key.lastUsedAt === null ? t('passkeys.unused') : t('passkeys.used', { at: format.instant(key.lastUsedAt, 'moment') })}
                  </p>
                </div>
                <div className={styles.actions}>
                  <Button
                    size="small"
                    look="text"
                    aria-label={t('passkeys.renameThis', { name: key.name })}
                    onClick={() => setRenaming(key)}
                  >
                    {t('passkeys.rename')}
                  </Button>
                  <Button
                    size="small"
                    look="text"
                    aria-label={t('passkeys.removeThis', { name: key.name })}
                    onClick={() => setRemoving(key)}
                  >
                    {t('passkeys.remove')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </FactorsItem>
      {renaming && <NameDialog passkey={renaming} onClose={() => setRenaming(undefined)} />}
      {removing && (
        <RemoveDialog
          title={t('passkeys.removeTitle', { name: removing.name })}
          lead={t('passkeys.removeLead')}
          action={t('passkeys.remove')}
          onRemove={() => void drop(removing)}
          onClose={() => setRemoving(undefined)}
        />
      )}
      {dialog}
    </>
  )
}
