import Plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../api/failure.ts'
import { dialogOpened } from '../../core/dialogs.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { LIVE } from '../../core/office-page/live.ts'
import head from '../../core/office-page/team-head.module.css'
import { useAddressView } from '../../core/office-table/use-address-view.ts'
import { Button } from '../../ui/button/button.tsx'
import { AboveNotes } from './above-notes.tsx'
import { useRegisterLinksQuery } from './api.ts'
import { CountsAsOf } from './counts-as-of.tsx'
import { LinkPanel } from './link-panel.tsx'
import { LinksBar } from './links-bar.tsx'
import { LinksTable } from './links-table.tsx'
import { RegisteredAccounts } from './registered-accounts.tsx'
import { LINKS_FORM, linksQuestion } from './view.ts'
import styles from './register-page.module.css'

const PAGE_SIZE = 25

/** An agent's register links with what they brought, the one that is open, and the way to new links and accounts [AGENT-12]. */
export const Component = () => {
  const { t } = useTranslation(['registerCenter', 'common', 'errors'])
  const dispatch = useAppDispatch()
  const { view, change } = useAddressView(LINKS_FORM)
  const { data, currentData, error, isFetching, refetch } = useRegisterLinksQuery(linksQuestion(view, PAGE_SIZE), LIVE)
  const page = error && !currentData ? undefined : data
  const chosen = page?.list.find(({ linkId }) => linkId === view.link)
  const begin = () => dispatch(dialogOpened({ kind: 'newRegisterLink' }))
  return (
    <>
      <header className={head.head}>
        <h1 className={head.title}>{t('common:page.registerCenter')}</h1>
        <span className={styles.deeds}>
          <CountsAsOf at={page?.serverNow} old={Boolean(error && page)} busy={isFetching} onRefresh={() => void refetch()} />
          <Button look="ghost" size="small" onClick={() => dispatch(dialogOpened({ kind: 'openDownline' }))}>
            {t('open.title')}
          </Button>
          <Button look="primary" size="small" icon={<Plus aria-hidden="true" />} onClick={begin}>
            {t('new.title')}
          </Button>
        </span>
      </header>
      <LinksBar view={view} change={change} total={page?.totals.links} />
      <LinksTable
        page={page}
        stale={!currentData && Boolean(data)}
        loading={!page && !error}
        error={error && t(`errors:${failureKey(error)}`)}
        view={view}
        change={change}
        onRetry={() => void refetch()}
        onNew={begin}
      />
      {page && <AboveNotes page={page} />}
      {chosen && <LinkPanel key={chosen.linkId} link={chosen} />}
      <RegisteredAccounts link={chosen} view={view} change={change} />
    </>
  )
}
