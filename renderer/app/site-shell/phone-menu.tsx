import LogOut from 'lucide-react/icons/log-out'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { brand } from 'virtual:brand'
import { selectStatus } from '../../features/session/index.ts'
import { useModules } from '../../features/system/index.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useTheme } from '../../theme/use-theme.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { menuRow } from '../../ui/menu/menu.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { Select } from '../../ui/select/select.tsx'
import { dialogReplaced } from '../../core/dialogs.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { paths } from '../../core/paths.ts'
import styles from './phone-menu.module.css'
import { SIDE_MORE } from './side-more.ts'
import { sideGroups } from './side-rows.ts'
import { useLanguageSwitch } from './use-language-switch.ts'

const THEMES = ['dark', 'light'] as const

/** As many languages stand side by side on a phone; more are a list. */
const SIDE_BY_SIDE = 3

const LanguageChoice = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const change = useLanguageSwitch()
  const options = brand.languages.map(({ code, name }) => ({ value: code, label: name }))
  const choose = (code: string) => {
    const chosen = brand.languages.find((entry) => entry.code === code)
    if (chosen) void change(chosen)
  }
  const label = t('language.label')
  return options.length <= SIDE_BY_SIDE ? (
    <Segmented label={label} options={options} value={language.code} onChange={choose} />
  ) : (
    <Select aria-label={label} options={options} value={language.code} onChange={({ target }) => choose(target.value)} />
  )
}

/** The side menu as a sheet, with what the header has no room for on a phone [CHROME-08] [CHROME-09] [CHROME-10]. */
export const Component = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { theme, toggle } = useTheme()
  const member = useSelector(selectStatus) === 'member'
  const modules = useModules()
  return (
    <Dialog title={t('menu.label')} onClose={onClose} sheet>
      {[...sideGroups(modules), SIDE_MORE].map((rows) => (
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
