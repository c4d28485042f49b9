import type { Letter, LetterTemplate } from '@portico/contract/inbox/shapes'
import { useTranslation } from 'react-i18next'

/** Where the words of a template stand. */
const TEXTS = { CASE_ANSWERED: 'caseAnswered', CASE_SOLVED: 'caseSolved' } as const satisfies Record<LetterTemplate, string>

/** What a letter says, in the reader's language where the house wrote it by itself. */
export const useLetterWords = () => {
  const { t } = useTranslation('inbox')
  return ({ template, values, title, body }: Letter): { readonly title: string; readonly body: string; readonly open: string } => {
    if (template === null) return { title, body, open: t('open') }
    const { number = '', person = '' } = values
    const text = TEXTS[template]
    return {
      title: t(`template.${text}.title`, { number }),
      body: t(`template.${text}.body`, { person }),
      open: t(`template.${text}.open`),
    }
  }
}
