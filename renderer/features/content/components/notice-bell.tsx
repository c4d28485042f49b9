import Bell from 'lucide-react/icons/bell'
import { useTranslation } from 'react-i18next'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { useUnread } from '../use-unread.ts'

/** Opens the notices; its dot says that there are new ones [CHROME-04]. */
export const NoticeBell = () => {
  const { t } = useTranslation('content')
  const dispatch = useAppDispatch()
  const unread = useUnread().length > 0
  return (
    <IconButton
      label={t(unread ? 'bellNew' : 'bell')}
      icon={<Bell strokeWidth={1.6} />}
      dot={unread}
      onClick={() => dispatch(dialogOpened({ kind: 'notices' }))}
    />
  )
}
