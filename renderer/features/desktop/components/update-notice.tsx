import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useClientFact } from '../client.ts'
import styles from './notices.module.css'

/** Tells of an update once it can be had; an urgent one comes back after it was put off [DESKTOP-02]. */
export const UpdateNotice = () => {
  const { t } = useTranslation(['desktop', 'common'])
  const dispatch = useAppDispatch()
  const update = useClientFact('update')
  const [later, setLater] = useState('')
  if (update.kind !== 'available' && update.kind !== 'ready') return null
  const about = `${update.kind} ${update.version} ${update.urgent}`
  if (later === about) return null
  return (
    <section className={styles.update} aria-label={t('update.title')}>
      <Download aria-hidden="true" />
      <p>{t(`update.${update.kind}`, { version: update.version })}</p>
      <div className={styles.actions}>
        <Button look="primary" size="small" onClick={() => dispatch(dialogOpened({ kind: 'client', tab: 'update' }))}>
          {t('update.see')}
        </Button>
        <Button look="text" size="small" onClick={() => setLater(about)}>
          {t('update.later')}
        </Button>
      </div>
    </section>
  )
}
