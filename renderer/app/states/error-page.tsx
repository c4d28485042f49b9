import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { BundleTimeout, isLost } from '../lazy-page.ts'
import { paths } from '../../core/paths.ts'
import { MessagePage } from '../../ui/message-page/message-page.tsx'

/** A page that broke or never arrived. Starting anew is a full load, so that nothing broken stays. */
export const ErrorPage = ({ error }: { readonly error: unknown }) => {
  const { t } = useTranslation()
  const late = error instanceof BundleTimeout || isLost(error)
  return (
    <MessagePage
      scene="fallen"
      title={t(late ? 'late.title' : 'broken.title')}
      lead={t(late ? 'late.lead' : 'broken.lead')}
      actions={
        <>
          <Button look="primary" onClick={() => location.reload()}>
            {t('action.retry')}
          </Button>
          <Button look="ghost" onClick={() => location.assign(paths.home)}>
            {t('action.home')}
          </Button>
        </>
      }
    />
  )
}
