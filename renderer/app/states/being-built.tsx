import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button/button.tsx'
import { paths } from '../../core/paths.ts'
import { usePageTitle } from '../use-page-title.ts'
import { MessagePage } from '../../ui/message-page/message-page.tsx'

/** An address of the product whose page is still to come. */
export const Component = () => {
  const { t } = useTranslation()
  const title = usePageTitle()
  return (
    <MessagePage
      scene="building"
      title={title}
      lead={t('building.lead')}
      actions={
        <ButtonLink look="ghost" to={paths.home}>
          {t('action.home')}
        </ButtonLink>
      }
    />
  )
}
