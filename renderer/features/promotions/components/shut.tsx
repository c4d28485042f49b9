import Shield from 'lucide-react/icons/shield'
import { useTranslation } from 'react-i18next'
import { refusal } from '../../../api/failure.ts'
import { paths } from '../../../core/paths.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/state/state.tsx'

/** Whether nothing is offered to this reader: a break, a limit, a trial account, offers that they stopped. */
export const isShut = (error: unknown): boolean =>
  refusal(error, 'NOT_OFFERED', 'OFFERS_STOPPED', 'PLAY_PAUSED', 'SELF_EXCLUDED') !== undefined

/** The page of somebody who is offered nothing: no offer, no nudge. */
export const Shut = () => {
  const { t } = useTranslation('promotions')
  return (
    <EmptyState
      icon={<Shield />}
      title={t('shut.title')}
      hint={t('shut.hint')}
      action={
        <ButtonLink look="ghost" to={paths.page('limits')}>
          {t('shut.limits')}
        </ButtonLink>
      }
    />
  )
}
