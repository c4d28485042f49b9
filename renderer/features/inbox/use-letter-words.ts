import type { Letter, LetterTemplate } from '@portico/contract/inbox/shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-language.tsx'

/** Where the words of a template stand. */
const TEXTS = {
  CASE_ANSWERED: 'caseAnswered',
  CASE_SOLVED: 'caseSolved',
  APPLICATION_APPROVED: 'applicationApproved',
  APPLICATION_REJECTED: 'applicationRejected',
  POINT_ORDER_APPROVED: 'orderApproved',
  POINT_ORDER_REJECTED: 'orderRejected',
} as const satisfies Record<LetterTemplate, string>

/** What a letter says, in the reader's language where the house wrote it by itself. */
export const useLetterWords = () => {
  const { t } = useTranslation('inbox')
  const format = useFormat()
  return ({ template, values, title, body }: Letter): { readonly title: string; readonly body: string; readonly open: string } => {
    if (template === null) return { title, body, open: t('open') }
    const { number = '', person = '', subject = '', reason = '', tracking = '', amount = '0', currency = '' } = values
    const text = TEXTS[template]
    const facts = { number, person, subject, reason, tracking, amount: currency && format.money({ amount, currency }, { min: 0 }) }
    return {
      title: t(`template.${text}.title`, facts),
      body: text === 'orderApproved' && tracking ? t('template.orderApproved.tracked', facts) : t(`template.${text}.body`, facts),
      open: t(`template.${text}.open`),
    }
  }
}
