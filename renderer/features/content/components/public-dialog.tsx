import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Gift from 'lucide-react/icons/gift'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../core/paths.ts'
import { InLanguage } from '../../../i18n/in-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { EmptyState } from '../../../ui/state/state.tsx'
import { RichText } from '../rich-text.tsx'
import { usePopups } from '../use-popups.ts'
import { Component as GroupBanner } from './group-banner.tsx'
import styles from './public-dialog.module.css'

/** The popups of whoever is here, one at a time; closing closes them for this session [MODAL-02] [MODAL-04]. */
export const Component = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('dialogs')
  const navigate = useNavigate()
  const { all, waiting, close } = usePopups()
  // Opened by its address, it shows again what was closed before.
  const [again] = useState(waiting.length === 0)
  const [at, setAt] = useState(0)
  const popups = again ? all : waiting
  const finished = !again && popups.length === 0
  useEffect(() => {
    if (finished) onClose()
  }, [finished, onClose])
  const index = Math.min(at, popups.length - 1)
  const popup = popups[index]
  const leave = () => {
    close(popups)
    onClose()
  }
  const goPromo = () => {
    leave()
    void navigate(paths.member('rewardCenter'))
  }
  if (!popup)
    return (
      <Dialog title={t('public')} onClose={onClose}>
        <EmptyState title={t('noPopup')} />
      </Dialog>
    )
  return (
    <Dialog title={<InLanguage tag={popup.lang}>{popup.title}</InLanguage>} onClose={leave} size="large">
      <div className={styles.body}>
        <GroupBanner group="w_reg" className={styles.banner} onFollow={leave} />
        <RichText html={popup.content} lang={popup.lang} onLeave={leave} />
      </div>
      <DialogActions>
        {popups.length > 1 && (
          <nav className={styles.turn} aria-label={t('public')}>
            <IconButton small label={t('previous')} icon={<ChevronLeft />} disabled={index === 0} onClick={() => setAt(index - 1)} />
            <span aria-live="polite">{t('place', { at: index + 1, of: popups.length })}</span>
            <IconButton
              small
              label={t('next')}
              icon={<ChevronRight />}
              disabled={index === popups.length - 1}
              onClick={() => setAt(index + 1)}
            />
          </nav>
        )}
        <Button look="ghost" onClick={leave}>
          {t('gotIt')}
        </Button>
        {popup.type === 'PR' && (
          <Button look="primary" icon={<Gift aria-hidden="true" />} onClick={goPromo}>
            {t('goPromo')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
