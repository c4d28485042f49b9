import { claimRafflePromotion, openedTickets, ticketPoolBundle, ticketPools } from '@portico/contract/ticket/calls'
import type { PoolLeft } from '@portico/contract/ticket/pool-left'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'
import { whenDone } from '../../api/tags.ts'
import { leftOf } from './left-of.ts'

export type OpenedTicket = Answer<typeof claimRafflePromotion>

/** Pools, tickets and what they held, in step with the gateway and every other tab. */
const ticketsApi = api.enhanceEndpoints({ addTagTypes: ['Tickets'] }).injectEndpoints({
  endpoints: (build) => ({
    ticketPools: build.query<Answer<typeof ticketPools>, Question<typeof ticketPools>>({
      ...endpoint(ticketPools),
      providesTags: ['Tickets'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(ticketsApi.util.invalidateTags(['Tickets']))
        const own = { 'tickets.changed': again, 'offers.changed': again, 'deposit.credited': again, 'bets.settled': again }
        /** Of everybody's openings only what is left is said; who looks need not ask again for each. */
        const patch = ({ pool }: { readonly pool: PoolLeft | null }): void => {
          if (!pool) return again()
          life.updateCachedData(({ pools }) => {
            const found = pools.find(({ id }) => id === pool.id)
            if (found) Object.assign(found, leftOf(found, pool))
          })
        }
        return Promise.all([follow(life, 'member', own, again), follow(life, 'public', { 'pools.changed': patch }, again)]).then(
          () => undefined,
        )
      },
    }),
    openedTickets: build.query<Answer<typeof openedTickets>, Question<typeof openedTickets>>({
      ...endpoint(openedTickets),
      providesTags: ['Tickets'],
    }),
    ticketBundle: build.query<Answer<typeof ticketPoolBundle>, Question<typeof ticketPoolBundle>>({
      ...endpoint(ticketPoolBundle),
      providesTags: ['Tickets'],
    }),
    // A refusal, too, says that something is otherwise than on the page.
    openTicket: build.mutation<Answer<typeof claimRafflePromotion>, Question<typeof claimRafflePromotion>>({
      ...endpoint(claimRafflePromotion),
      invalidatesTags: (result, error) => ['Tickets', ...whenDone('Balance')(result, error)],
    }),
  }),
})

export const { useTicketPoolsQuery, useOpenedTicketsQuery, useTicketBundleQuery, useOpenTicketMutation } = ticketsApi
