import { CloudOff, LoaderCircle, ShieldAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dialogOpened } from '../../../app/dialogs.ts'
import { useAppDispatch } from '../../../app/hooks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useTold } from '../client.ts'
import styles from './notices.module.css'

/** One quiet line while the client looks for another way to the gateway, or has found none; read out politely [DESKTOP-03]. */
export const LineNotice = () => {
  const { t } = useTranslation('desktop')
  const dispatch = useAppDispatch()
  const { kind, cause, host } = useTold('line')
  const { held, vault } = useTold('session')
  const memoryOnly = held && vault !== 'ready'
  return (
    <div role="status" className={styles.region}>
      {kind !== 'connected' && (
        <p className={styles.line}>
          {kind === 'switching' ? <LoaderCircle aria-hidden="true" className={styles.turning} /> : <CloudOff aria-hidden="true" />}
          <span>{kind === 'lost' && cause ? t(`cause.${cause}`) : t(`line.${kind}`, { host })}</span>
          {kind === 'lost' && (
            <Button look="text" size="small" onClick={() => dispatch(dialogOpened({ kind: 'client', tab: 'diagnostics' }))}>
              {t('why')}
            </Button>
          )}
        </p>
      )}
      {kind === 'connected' && memoryOnly && (
        <p className={styles.line}>
          <ShieldAlert aria-hidden="true" />
          <span>{t(`vault.${vault}`)}</span>
        </p>
      )}
    </div>
  )
}
