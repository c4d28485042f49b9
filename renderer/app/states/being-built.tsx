import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '../../ui/button/button.tsx'
import { paths } from '../../core/paths.ts'
import { usePageTitle } from '../use-page-title.ts'
import { MessagePage } from '../../ui/message-page/message-page.tsx'

/** An address of the product whose page is still to come; in the office, whoever came there stays in the office. */
export const Component = () => {
  const { t } = useTranslation()
  const title = usePageTitle()
  const office = useLocation().pathname.startsWith(`${paths.agentHome}/`)
  return (
    <MessagePage
      scene="building"
      title={title}
      lead={t(office ? 'building.office' : 'building.lead')}
      actions={
        <ButtonLink look="ghost" to={office ? paths.agentHome : paths.home}>
          {t(office ? 'action.office' : 'action.home')}
        </ButtonLink>
      }
    />
  )
}
