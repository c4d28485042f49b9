import { useTranslation } from 'react-i18next'
import { cx } from '../../../lib/cx.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { useCasesQuery } from '../case-api.ts'
import inbox from '../inbox.module.css'
import { CaseStateTag } from './case-state.tsx'
import { CaseView } from './case-view.tsx'

interface Props {
  readonly opened: string | undefined
  readonly onOpen: (number: string | undefined) => void
  readonly onNew: () => void
}

/** The member's cases, and the one that is open beside them. */
export const CasesPane = ({ opened, onOpen, onNew }: Props) => {
  const { t } = useTranslation('support')
  const { data, isError, refetch } = useCasesQuery({}, { refetchOnMountOrArgChange: true })
  if (isError && !data) return <ErrorState title={t('listFailed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="520px" />
  return (
    <div className={cx(inbox.pane, opened !== undefined && inbox.reading)}>
      <section className={inbox.side} aria-label={t('cases')}>
        <header>
          <Button look="quiet" wide onClick={onNew}>
            {t('new')}
          </Button>
        </header>
        {data.list.length === 0 ? (
          <EmptyState title={t('none')} hint={t('noneHint')} />
        ) : (
          <ul className={inbox.rows}>
            {data.list.map(({ number, title, state }) => (
              <li key={number}>
                <button
                  type="button"
                  className={inbox.row}
                  aria-current={number === opened ? 'true' : undefined}
                  onClick={() => onOpen(number)}
                >
                  <span className={inbox.rowHead}>
                    <b>
                      <bdi>{title || t('pictures')}</bdi>
                    </b>
                  </span>
                  <span className={inbox.rowText}>{number}</span>
                  <span>
                    <CaseStateTag state={state} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <div className={inbox.main}>
        {opened === undefined ? (
          <EmptyState title={t('choose')} />
        ) : (
          <CaseView key={opened} number={opened} onBack={() => onOpen(undefined)} />
        )}
      </div>
    </div>
  )
}
