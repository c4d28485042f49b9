import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import KeyRound from 'lucide-react/icons/key-round'
import type { PasskeyView } from '@portico/contract/factor/passkey-shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Button } from '../../../ui/button/button.tsx'
import tile from '../../../ui/icon-tile/icon-tile.module.css'
import { Tag } from '../../../ui/tag/tag.tsx'
import { useFactorsQuery, useRemovePasskeyMutation } from '../factors-api.ts'
import styles from '../security.module.css'
import { useAddPasskey } from '../use-add-passkey.tsx'
import { FactorsItem } from './factors-item.tsx'
import { NameDialog } from './name-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

const NOTES = {
  here: 'passkeys.lead',
  elsewhere: 'passkeys.lead',
  unknown: 'passkeys.unknown',
  nowhere: 'passkeys.nowhere',
} as const

/** Passkeys of the account: added, renamed, removed. */
export const PasskeyRow = () => {
  const { t } = useTranslation(['security', 'errors'])
  const format = useFormat()
  // Failure shown by ./factors-item.tsx, in place of the row.
  const { data } = useFactorsQuery({})
  const [remove] = useRemovePasskeyMutation()
  const [renaming, setRenaming] = useState<PasskeyView>()
  const [removing, setRemoving] = useState<PasskeyView>()
  const { place, add, busy, say, proved, dialog } = useAddPasskey()
  const list = data?.passkeys ?? []

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
            <Button size="small" busy={busy} onClick={() => void add()}>
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
