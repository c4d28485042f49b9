import LogOut from 'lucide-react/icons/log-out'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link } from '../../lib/link.tsx'
import { selectStatus } from '../../features/session/index.ts'
import { usePermission } from '../../features/access/index.ts'
import { useModules } from '../../features/system/index.ts'
import { useTheme } from '../../theme/use-theme.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { menuRow } from '../../ui/menu/menu.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { dialogReplaced } from '../../core/dialogs.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { paths } from '../../core/paths.ts'
import { LanguageChoice } from './language-choice.tsx'
import styles from './phone-menu.module.css'
import { SIDE_MORE } from './side-more.ts'
import { sideGroups } from './side-rows.ts'

const THEMES = ['dark', 'light'] as const

/** The side menu as a sheet, with what the header has no room for on a phone [CHROME-08] [CHROME-09] [CHROME-10]. */
export const Component = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { theme, toggle } = useTheme()
  const member = useSelector(selectStatus) === 'member'
  const modules = useModules()
  const promotions = usePermission('PROMOTIONS')
  return (
    <Dialog title={t('menu.label')} onClose={onClose}>
      {[...sideGroups(modules, promotions), SIDE_MORE].map((rows) => (
        <ul key={rows[0]?.text} className={styles.group}>
          {rows.map(({ to, icon: Icon, text }) => (
            <li key={text}>
              <Link to={to} className={menuRow} onClick={onClose}>
                <Icon aria-hidden="true" />
                {t(`menu.${text}`)}
              </Link>
            </li>
          ))}
        </ul>
      ))}
      <div className={styles.choices}>
        <LanguageChoice />
        <Segmented
          label={t('theme.label')}
          options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
          value={theme}
          onChange={toggle}
        />
      </div>
      {member && (
        <button type="button" className={menuRow} onClick={() => dispatch(dialogReplaced({ kind: 'signOut', then: paths.home }))}>
          <LogOut aria-hidden="true" />
          {t('action.signOut')}
        </button>
      )}
    </Dialog>
  )
}
