import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useDesktop, useClientFact } from '../client.ts'
import styles from './client-dialog.module.css'

const MEGABYTE = 1_048_576

/** What is known of updates, the notes of the next one, and the step that comes now [DESKTOP-02]. */
export const UpdatePanel = () => {
  const { t } = useTranslation('desktop')
  const format = useFormat()
  const { ask, state } = useDesktop()
  const update = useClientFact('update')
  const check = useMutation({ mutationFn: () => ask['updates.check']() })
  const download = useMutation({ mutationFn: () => ask['updates.download']() })
  const install = useMutation({ mutationFn: () => ask['updates.install']() })
  const manualUrl = 'manualUrl' in update ? update.manualUrl : null
  const may = state.role === 'main'
  const size = (bytes: number) => format.number(bytes / MEGABYTE, { maximumFractionDigits: 1 })

  const words = (() => {
    switch (update.kind) {
      case 'off':
        return t(`update.off.${update.reason}`, { until: update.until ? format.instant(update.until, 'moment') : '' })
      case 'idle':
        return update.checkedAt ? t('update.latest', { at: format.instant(update.checkedAt, 'moment') }) : t('update.notChecked')
      case 'available':
        return `${t('update.available', { version: update.version })} ${t('update.size', { size: size(update.size) })}`
      case 'downloading':
        return t('update.downloading', { version: update.version, percent: format.percent(update.percent / 100) })
      case 'ready':
        return update.blockedBy
          ? t(`update.blocked.${update.blockedBy}`, { version: update.version })
          : t('update.ready', { version: update.version })
      case 'failed':
        return t(`update.failed.${update.code}`)
      default:
        return t(`update.${update.kind}`)
    }
  })()

  return (
    <>
      <p role="status">{words}</p>
      {update.kind === 'downloading' && <progress className={styles.progress} max={100} value={update.percent} aria-label={words} />}
      {'notes' in update && update.notes !== '' && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long notes are scrolled by the keyboard too
        <section className={styles.notes} tabIndex={0} aria-label={t('update.notes')}>
          <h3>{t('update.notes')}</h3>
          <p>{update.notes}</p>
        </section>
      )}
      <div className={styles.actions}>
        {may && update.kind === 'available' && (
          <Button look="primary" icon={<Download aria-hidden="true" />} busy={download.isPending} onClick={() => download.mutate()}>
            {t('update.download')}
          </Button>
        )}
        {may && update.kind === 'ready' && (
          <Button
            look="primary"
            icon={<RotateCw aria-hidden="true" />}
            busy={install.isPending}
            disabled={update.blockedBy !== null}
            onClick={() => install.mutate()}
          >
            {t('update.install')}
          </Button>
        )}
        {(update.kind === 'idle' || update.kind === 'failed') && (
          <Button icon={<RefreshCw aria-hidden="true" />} busy={check.isPending} onClick={() => check.mutate()}>
            {t('update.check')}
          </Button>
        )}
        {manualUrl && (
          <Button look="ghost" onClick={() => void ask['shell.openExternal'](manualUrl).catch(() => undefined)}>
            {t('update.manual')}
          </Button>
        )}
      </div>
    </>
  )
}
