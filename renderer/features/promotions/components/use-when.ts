import type { PromotionCard } from '@portico/contract/promotion/shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'

/** The one date of an offer that matters where it stands, and how many places are left while it can be had. */
export const useWhen = () => {
  const { t } = useTranslation('promotions')
  const format = useFormat()
  return ({ status, startsAt, endsAt, since, places, placesLeft }: PromotionCard): string => {
    const at = (instant: string | null) => format.instant(instant ?? endsAt, 'dayTime')
    switch (status) {
      case 'COMING_SOON':
        return t('when.starts', { at: at(startsAt) })
      case 'JOIN':
      case 'CLAIM':
        return `${t('when.until', { at: at(endsAt) })} · ${t('when.left', { left: format.number(placesLeft), places: format.number(places) })}`
      case 'JOINED':
        return t('when.until', { at: at(endsAt) })
      case 'APPLYING':
        return t('when.sent', { at: at(since) })
      case 'PROCESS':
        return t('when.looked', { at: at(since) })
      case 'REJECTED':
        return t('when.answered', { at: at(since) })
      case 'CLAIMED':
      case 'ISSUED':
        return t('when.paid', { at: at(since) })
      case 'CLOSE':
        return t('when.ended', { at: at(endsAt) })
    }
  }
}
