import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, usePlatform } from '../../../app/hooks.ts'
import { menuRow } from '../../../ui/menu/menu.tsx'
import { toasts } from '../../../ui/toast/toasts.ts'
import { selectMember } from '../slice.ts'
import styles from './account-rows.module.css'

/** Who one is, to copy for the support [CHROME-03]. */
export const AccountRows = () => {
  const { t } = useTranslation(['session', 'common'])
  const platform = usePlatform()
  const member = useAppSelector(selectMember)
  if (!member) return null
  const copy = () =>
    void platform.copy(member.id).then(
      () => toasts.show(t('common:copy_success'), 'positive'),
      () => undefined,
    )
  return (
    <button type="button" className={menuRow} onClick={copy} aria-label={t('copyId')}>
      <Copy aria-hidden="true" />
      <span className={styles.id}>{t('id', { id: member.id.slice(0, 8) })}</span>
    </button>
  )
}
