import type { Ticket } from '@portico/contract/ticket/shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { useOpenedTicketsQuery } from '../api.ts'
import { usePrizeWords, worthOf } from '../use-prize-words.ts'
import styles from './past-tickets.module.css'

const SIZE = 10

const stateOf = ({ state, prizeKind, withheld }: Ticket) => {
  if (state !== 'OPENED') return state === 'ENTERED' ? 'ENTERED' : 'EXPIRED'
  if (withheld) return 'WITHHELD'
  return prizeKind === 'NONE' ? 'NOTHING' : 'PAID'
}

const Row = ({ ticket }: { readonly ticket: Ticket }) => {
  const { t } = useTranslation('tickets')
  const format = useFormat()
  const words = usePrizeWords()
  const state = stateOf(ticket)
  return (
    <li className={styles.row}>
      <span>
        <b>{ticket.title}</b>
        <small>
          <bdi>{format.instant(ticket.openedAt ?? ticket.expiresAt, 'moment')}</bdi>
          {ticket.number !== null && <> · {t('number', { number: ticket.number })}</>}
        </small>
      </span>
      {state === 'PAID' && <b className={styles.won}>{`+${words(worthOf(ticket))}`}</b>}
      <Tag tone={state === 'PAID' ? 'positive' : 'neutral'}>{t(`past.${state}`)}</Tag>
    </li>
  )
}

const Page = ({
  before,
  last,
  onMore,
}: {
  readonly before: number | undefined
  readonly last: boolean
  readonly onMore: (next: number) => void
}) => {
  const { t } = useTranslation('tickets')
  const { data, isError, refetch } = useOpenedTicketsQuery({ limit: SIZE, ...(before === undefined ? {} : { before }) })
  if (isError && !data) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="120px" />
  const { list, next } = data
  if (list.length === 0 && before === undefined) return <EmptyState title={t('past.none')} />
  return (
    <>
      <ul>
        {list.map((ticket) => (
          <Row key={ticket.id} ticket={ticket} />
        ))}
      </ul>
      {last && next !== null && (
        <Button look="text" wide onClick={() => onMore(next)}>
          {t('past.more')}
        </Button>
      )}
    </>
  )
}

/** What one's tickets held, the latest first, page below page. */
export const PastTickets = () => {
  const { t } = useTranslation('tickets')
  const [pages, setPages] = useState<readonly (number | undefined)[]>([undefined])
  return (
    <section className={styles.past} aria-label={t('past.title')}>
      <h2>{t('past.title')}</h2>
      <Card flush>
        {pages.map((before, index) => (
          <Page key={before ?? 0} before={before} last={index === pages.length - 1} onMore={(next) => setPages([...pages, next])} />
        ))}
      </Card>
    </section>
  )
}
