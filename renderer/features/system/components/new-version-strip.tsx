import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { FloatingStrip } from '../../../ui/floating-strip/floating-strip.tsx'

/** The gateway has another version than this page: says so, and leaves it to the reader when to reload, who may be writing something. */
export const NewVersionStrip = ({ onLater }: { readonly onLater: () => void }) => {
  const { t } = useTranslation(['system', 'common'])
  return (
    <FloatingStrip role="status" urgent icon={<RefreshCw aria-hidden="true" />} title={t('newVersion.title')} text={t('newVersion.lead')}>
      <Button size="small" look="ghost" onClick={() => location.reload()}>
        {t('newVersion.reload')}
      </Button>
      <Button size="small" look="text" onClick={onLater}>
        {t('newVersion.later')}
      </Button>
    </FloatingStrip>
  )
}
