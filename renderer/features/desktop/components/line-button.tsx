import { QueryClientProvider } from '@tanstack/react-query'
import CloudOff from 'lucide-react/icons/cloud-off'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import Wifi from 'lucide-react/icons/wifi'
import { useTranslation } from 'react-i18next'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { useDesktop, useClientFact } from '../client.ts'
import { queriesOf } from '../queries.ts'

const ICONS = { connected: Wifi, switching: LoaderCircle, lost: CloudOff }

const Pill = () => {
  const { t } = useTranslation('desktop')
  const dispatch = useAppDispatch()
  const { kind, host } = useClientFact('line')
  const update = useClientFact('update')
  const { vault } = useClientFact('session')
  const Icon = ICONS[kind]
  const line = t(`line.${kind}`, { host })
  const newer = update.kind === 'available' || update.kind === 'ready' ? t(`update.${update.kind}`, { version: update.version }) : undefined
  const news = newer ?? (vault === 'ready' ? undefined : t(`vault.${vault}`))
  return (
    <IconButton
      label={news ? `${line} · ${news}` : line}
      icon={<Icon strokeWidth={1.6} />}
      dot={news !== undefined}
      onClick={() => dispatch(dialogOpened({ kind: 'client', tab: newer ? 'update' : 'line' }))}
    />
  )
}

/** How the connection stands, in one picture; a click opens the client's settings. */
export const LineButton = () => {
  const desktop = useDesktop()
  return (
    <QueryClientProvider client={queriesOf(desktop)}>
      <Pill />
    </QueryClientProvider>
  )
}
