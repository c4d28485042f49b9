import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button/button.tsx'
import { paths } from '../../core/paths.ts'
import { MessagePage } from '../../ui/message-page/message-page.tsx'

/** No such address; who is sure of it asks the customer service [ROUTE-20]. */
export const Component = () => {
  const { t } = useTranslation()
  return (
    <MessagePage
      scene="nowhere"
      title={t('notFound.title')}
      lead={t('notFound.lead')}
      actions={
        <>
          <ButtonLink look="primary" to={paths.home}>
            {t('action.home')}
          </ButtonLink>
          <ButtonLink look="ghost" to={paths.page('service')}>
            {t('page.service')}
          </ButtonLink>
        </>
      }
    />
  )
}
