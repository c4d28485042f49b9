import Languages from 'lucide-react/icons/languages'
import { useTranslation } from 'react-i18next'
import { brand } from 'virtual:brand'
import { historyLanguage } from '../../i18n/language.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { menuRow, Popover } from '../../ui/menu/menu.tsx'
import { useLanguageSwitch } from './use-language-switch.ts'

/** The languages of the configuration, the one read before first among the others [CHROME-10]. */
export const LanguageMenu = ({ className, textClassName }: { className?: string | undefined; textClassName?: string | undefined }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const change = useLanguageSwitch()
  const before = historyLanguage()
  const rank = (code: string) => (code === language.code ? 0 : code === before ? 1 : 2)
  return (
    <Popover
      label={`${t('language.label')}: ${language.name}`}
      align="start"
      above
      triggerClassName={className}
      trigger={
        <>
          <Languages aria-hidden="true" />
          <span className={textClassName}>{language.name}</span>
        </>
      }
    >
      {brand.languages
        .toSorted((one, other) => rank(one.code) - rank(other.code))
        .map((entry) => (
          <button
            key={entry.code}
            type="button"
            lang={entry.tag}
            className={menuRow}
            aria-current={entry.code === language.code || undefined}
            onClick={() => void change(entry)}
          >
            {entry.name}
          </button>
        ))}
    </Popover>
  )
}
