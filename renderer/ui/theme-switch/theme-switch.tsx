import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useTranslation } from 'react-i18next'
import { useTheme } from '../../theme/use-theme.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'

/** Named by what it switches to [CHROME-09]. */
export const ThemeSwitch = ({ small }: { small?: boolean | undefined }) => {
  const { t } = useTranslation()
  const { theme, toggle } = useTheme()
  return theme === 'dark' ? (
    <IconButton small={small} label={t('theme.light')} icon={<Sun strokeWidth={1.6} />} onClick={toggle} />
  ) : (
    <IconButton small={small} label={t('theme.dark')} icon={<Moon strokeWidth={1.6} />} onClick={toggle} />
  )
}
