import CloudOff from 'lucide-react/icons/cloud-off'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FloatingStrip } from '../../../ui/floating-strip/floating-strip.tsx'
import { useSystemStatusQuery } from '../api.ts'

const AGAIN_MS = 10_000

const subscribe = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** No gateway answers: says so over whatever page is shown and goes on asking; offers the other domains where there is a network [SYSTEM-04]. */
export const LineStrip = () => {
  const { t } = useTranslation(['system', 'common'])
  const dispatch = useAppDispatch()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const kind = online ? 'silent' : 'offline'
  // Failure not shown: this strip is what says it, with the way to ask again.
  const { isFetching, refetch } = useSystemStatusQuery({}, { pollingInterval: AGAIN_MS, refetchOnMountOrArgChange: true })
  return (
    <FloatingStrip role="status" urgent icon={<CloudOff aria-hidden="true" />} title={t(`${kind}.title`)} text={t(`${kind}.lead`)}>
      <Button size="small" look="ghost" busy={isFetching} onClick={() => void refetch()}>
        {t('common:action.retry')}
      </Button>
      {online && (
        <Button size="small" look="text" onClick={() => dispatch(dialogOpened({ kind: 'lines' }))}>
          {t('lines.other')}
        </Button>
      )}
    </FloatingStrip>
  )
}
