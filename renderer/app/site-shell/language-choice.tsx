import { useTranslation } from 'react-i18next'
import { brand } from 'virtual:brand'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { Select } from '../../ui/select/select.tsx'
import { useLanguageSwitch } from './use-language-switch.ts'

/** As many languages stand side by side on a phone; more are a list. */
const SIDE_BY_SIDE = 3

/** The languages of the configuration, to choose from on a phone [CHROME-10]. */
export const LanguageChoice = () => {
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
