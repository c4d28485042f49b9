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
  ROUND_CLOSED: 'roundClosed',
  ROUND_RETURNED: 'roundReturned',
} as const satisfies Record<LetterTemplate, string>

/** What a letter says, in the reader's language where the house wrote it by itself. */
export const useLetterWords = () => {
  const { t } = useTranslation('inbox')
  const format = useFormat()
  return ({ template, values, title, body }: Letter): { readonly title: string; readonly body: string; readonly open: string } => {
    if (template === null) return { title, body, open: t('open') }
    const { number = '', person = '', subject = '', reason = '', tracking = '', kind = '', amount = '0', currency = '' } = values
    const text = TEXTS[template]
    const facts = { number, person, subject, reason, tracking, amount: currency && format.money({ amount, currency }, { min: 0 }) }
    if (text === 'orderApproved') {
      // A code is there at once; only a parcel is on its way.
      const way = kind === 'DELIVERY' ? 'parcel' : 'code'
      return {
        title: t(`template.orderApproved.${way}`, facts),
        body: tracking ? t(`template.orderApproved.${way}Number`, facts) : t('template.orderApproved.body', facts),
        open: t('template.orderApproved.open'),
      }
    }
    return {
      title: t(`template.${text}.title`, facts),
      body: t(`template.${text}.body`, facts),
      open: t(`template.${text}.open`),
    }
  }
}
