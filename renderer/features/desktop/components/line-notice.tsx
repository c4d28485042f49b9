import CloudOff from 'lucide-react/icons/cloud-off'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { useClientFact } from '../client.ts'
import styles from './notices.module.css'

/** One quiet line while the client looks for another way to the gateway, or has found none; read out politely [DESKTOP-03]. */
const Line = () => {
  const { t } = useTranslation('desktop')
  const dispatch = useAppDispatch()
  const { kind, cause, host } = useClientFact('line')
  return (
    <p className={styles.line}>
      {kind === 'switching' ? <LoaderCircle aria-hidden="true" className={styles.turning} /> : <CloudOff aria-hidden="true" />}
      <span>{kind === 'lost' && cause ? t(`cause.${cause}`) : t(`line.${kind}`, { host })}</span>
      {kind === 'lost' && (
        <Button
          look="ghost"
          size="small"
          className={styles.why}
          onClick={() => dispatch(dialogOpened({ kind: 'client', tab: 'diagnostics' }))}
        >
          {t('why')}
        </Button>
      )}
    </p>
  )
}

/** How the connection stands when it does not stand well; else, until it is put away, that a session is not kept [DESKTOP-01]. */
export const LineNotice = () => {
  const { t } = useTranslation(['desktop', 'common'])
  const { kind } = useClientFact('line')
  const { held, vault } = useClientFact('session')
  const [seen, setSeen] = useState(false)
  const memoryOnly = held && vault !== 'ready' && !seen
  return (
    <div role="status">
      {kind !== 'connected' && <Line />}
      {kind === 'connected' && memoryOnly && (
        <p className={styles.line}>
          <ShieldAlert aria-hidden="true" />
          <span>{t(`vault.${vault}`)}</span>
          <IconButton small label={t('common:action.close')} icon={<X />} onClick={() => setSeen(true)} />
        </p>
      )}
    </div>
  )
}
