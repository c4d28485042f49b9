import { examples } from '@portico/contract/examples'
import { claimRafflePromotion, openedTickets, ticketPools } from '@portico/contract/ticket/calls'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answers, OFFLINE, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { TicketBoard } from './ticket-board.tsx'

const { response } = examples.ticketPools
const [pool] = response.pools
const [ticket] = examples.openedTickets.response.list
const ready = { ...response, pools: [{ ...pool!, ready: [{ id: ticket!.id, expiresAt: ticket!.expiresAt }] }] }

it('[PROMO-05] shows the prize of a ticket whose opening was cut off before its answer, as the list of opened ones has it', async () => {
  let isOpened = false
  stubGateway(
    answers(ticketPools, ready, response),
    answers(openedTickets, () => (isOpened ? examples.openedTickets.response : { list: [], next: null })),
    answers(claimRafflePromotion, () => {
      isOpened = true
      return OFFLINE
    }),
  )
  await renderApp(<TicketBoard />, { namespaces: ['tickets', 'errors', 'promotions'] })
  fireEvent.click(await screen.findByRole('button', { name: /Crack the egg/ }))
  expect((await screen.findByRole('dialog')).textContent).toContain('100,000')
})
