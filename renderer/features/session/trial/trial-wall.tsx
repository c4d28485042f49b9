import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { dialogReplaced } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import styles from '../components/forms.module.css'
import { type LikedGame, noteLiked } from './trial-favourites.ts'

interface TrialWallProps {
  /** The game whose heart was pressed. */
  readonly favourite: LikedGame | undefined
  readonly onLogin: () => void
  readonly onClose: () => void
}

/** What free play does not hold, in plain words, and the way to it: stands where a guest is asked to log in [MEMBER-04]. */
export const TrialWall = ({ favourite, onLogin, onClose }: TrialWallProps) => {
  const { t } = useTranslation(['session', 'errors', 'common'])
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (favourite) noteLiked(favourite)
  }, [favourite])
  return (
    <Dialog title={t('trial.name')} lead={t('errors:in_need_true_account')} onClose={onClose}>
      <div className={styles.form}>
        <p>{favourite ? t('trial.liked', { name: favourite.gameName }) : t('trial.closed')}</p>
        <Button look="primary" size="large" wide onClick={() => dispatch(dialogReplaced({ kind: 'register' }))}>
          {t('common:action.register')}
        </Button>
        <Button look="ghost" wide onClick={onLogin}>
          {t('trial.own')}
        </Button>
        <p className={styles.other}>
          <button type="button" onClick={onClose}>
            {t('trial.goOn')}
          </button>
        </p>
      </div>
    </Dialog>
  )
}
