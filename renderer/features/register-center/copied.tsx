import Copy from 'lucide-react/icons/copy'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '../../core/hooks.ts'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { useToasts } from '../../ui/toast/toasts.ts'
import styles from './panel.module.css'

/** A text with a button that copies it. */
export const Copied = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { t } = useTranslation()
  const toasts = useToasts()
  const platform = usePlatform()
  const copy = () =>
    void platform.copy(text).then(
      () => toasts.show(t('copy_success'), 'positive'),
      () => toasts.show(t('copy_failed'), 'negative'),
    )
  return (
    <span className={styles.copied}>
      <bdi dir="ltr">{text}</bdi>
      <IconButton small label={label} icon={<Copy />} onClick={copy} />
    </span>
  )
}
