import type { TicketPool } from '@portico/contract/ticket/shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { failureKey, isFailure } from '../../../api/failure.ts'
import { useWhenPast } from '../../../core/use-when-past.ts'
import { recall, remember } from '../../../lib/remember.ts'
import { useReducedMotion } from '../../../lib/use-turns.ts'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { isShut, Shut } from '../../promotions/index.ts'
import { type OpenedTicket, useOpenedTicketsQuery, useOpenTicketMutation, useTicketPoolsQuery } from '../api.ts'
import { PastTickets } from './past-tickets.tsx'
import { PoolCard } from './pool-card.tsx'
import { PrizeScreen } from './prize-screen.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import styles from './ticket-board.module.css'

/** No answer came, so that it is not known whether the ticket is open. */
const isSilence = (error: unknown): boolean => isFailure(error) && (error.kind === 'network' || error.kind === 'timeout')

const SKIP = 'portico.tickets.skip'

const rankOf = ({ state, ready, kind }: TicketPool): number => {
  if (state === 'ENDED') return 4
  if (state === 'SOON') return 3
  if (ready.length === 0) return 2
  return kind === 'WHEEL' ? 0 : 1
}

/** What can be opened first, the wheel before others; what is over last. */
const inOrder = (pools: readonly TicketPool[]): TicketPool[] => pools.toSorted((one, other) => rankOf(one) - rankOf(other))

/** Whether the reader wants tickets opened without motion, remembered in this browser. */
const useSkip = () => {
  const [skip, setSkip] = useState(recall(SKIP) === '1')
  return {
    skip,
    change: (next: boolean) => {
      remember(SKIP, next ? '1' : '0')
      setSkip(next)
    },
  }
}

/** Pools, and the ticket that is being opened: it stands in the address, so that a reload shows the same prize. */
export const TicketBoard = () => {
  const { t } = useTranslation(['tickets', 'errors'])
  const toasts = useToasts()
  const [query, setQuery] = useSearchParams()
  const still = useReducedMotion()
  const { skip, change } = useSkip()
  const { data, error, refetch } = useTicketPoolsQuery({})
  const next = data?.pools.flatMap(({ state, startsAt }) => (state === 'SOON' ? [startsAt] : [])).toSorted()[0]
  useWhenPast(next, refetch)
  const [open, { isLoading, originalArgs }] = useOpenTicketMutation()
  const [live, setLive] = useState<{ readonly opened: OpenedTicket; readonly before: TicketPool }>()
  const [proof, setProof] = useState<string>()
  const asking = query.get('ticket')
  const past = useOpenedTicketsQuery({ limit: 10 }, { skip: asking === null || live !== undefined })
  if (isShut(error)) return <Shut />
  if (error && !data) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="640px" />
  const pools = inOrder(data.pools)

  const press = async (before: TicketPool, ticket: string) => {
    setQuery({ ticket }, { replace: true })
    const { data: opened, error: refusal } = await open({ ticket })
    if (opened) setLive({ opened, before })
    else {
      // Where it may be open it stays in the address, and its prize is shown as soon as the list of opened ones has it.
      if (!isSilence(refusal)) setQuery({}, { replace: true })
      toasts.show(t(`errors:${failureKey(refusal)}`), 'negative')
    }
  }
  const finish = () => {
    setLive(undefined)
    setQuery({}, { replace: true })
  }
  const found = live?.opened.ticket ?? (isLoading ? undefined : past.data?.list.find(({ id }) => id === asking))
  const main = pools.find((pool) => rankOf(pool) < 2)?.id
  const proofPool = pools.find(({ id }) => id === proof)
  return (
    <>
      {past.isError && !past.data && <ErrorLine of={t('past.title')} onRetry={() => void past.refetch()} />}
      {pools.length === 0 ? (
        <EmptyState title={t('none')} hint={t('noneHint')} />
      ) : (
        <>
          <Checkbox checked={skip} onChange={({ target }) => change(target.checked)}>
            {t('skipAlways')}
          </Checkbox>
          <ul className={styles.grid} aria-label={t('pools')}>
            {pools.map((pool) => (
              <PoolCard
                key={pool.id}
                pool={pool}
                main={pool.id === main}
                busy={isLoading && pool.ready.some(({ id }) => id === originalArgs?.ticket)}
                onOpen={(ticket) => void press(pool, ticket)}
                onProof={() => setProof(pool.id)}
              />
            ))}
          </ul>
        </>
      )}
      <PastTickets />
      {found && asking === found.id && (
        <PrizeScreen
          key={found.id}
          ticket={found}
          before={live?.before}
          pool={live?.opened.pool ?? pools.find(({ id }) => id === found.poolId)}
          lively={live !== undefined && !skip && !still}
          onDone={finish}
          onProof={() => {
            finish()
            setProof(found.poolId)
          }}
        />
      )}
      {proofPool && <ProofDialog pool={proofPool} onClose={() => setProof(undefined)} />}
    </>
  )
}
