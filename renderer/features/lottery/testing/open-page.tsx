import { examples } from '@portico/contract/examples'
import { betDetail, listBets, placeBets } from '@portico/contract/bets/calls'
import { getBalance } from '@portico/contract/cashier/calls'
import type { ResponseOf } from '@portico/contract/kit/call'
import { drawResults, lotteryGames, openedGames, openedNumero } from '@portico/contract/lottery/calls'
import type { DrawResult } from '@portico/contract/lottery/draw-shapes'
import type { Lottery } from '@portico/contract/lottery/shapes'
import { sessionExample } from '@portico/contract/session/examples'
import { act, screen } from '@testing-library/react'
import { type Answers, answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { started } from '../../session/index.ts'
import { Component } from '../pages/lottery-page.tsx'

interface PageOptions {
  /** What differs of the contract's example of a lottery. */
  readonly lottery?: Partial<Lottery>
  /** Other lotteries that there are, as they differ of the example; the issue of each is the example's. */
  readonly others?: readonly Partial<Lottery>[]
  readonly results?: readonly DrawResult[]
  /** Of every bet that is opened. */
  readonly detail?: (betId: string) => ResponseOf<typeof betDetail>
  /** What differs of the contract's example of a member. */
  readonly member?: Partial<typeof sessionExample.member>
  /** Of other calls, or in place of those examples. */
  readonly replies?: readonly Answers[]
  /** Beside `gameCode`, e.g. `&again=…`. */
  readonly query?: string
}

/** An instant at which the example's issue is open. */
export const NOW = '2026-11-21T08:00:30.000Z'

/** The page of the contract's example lottery, signed in; every call is answered with its example unless said otherwise. */
export const openLotteryPage = async ({
  lottery = {},
  others = [],
  results,
  detail,
  member = {},
  replies = [],
  query = '',
}: PageOptions = {}) => {
  const [first] = examples.lotteryGames.response.games
  const line = stubGateway(
    ...replies,
    answers(lotteryGames, { games: [lottery, ...others].map((each) => ({ ...first!, ...each })) }),
    answers(openedNumero, examples.openedNumero.response),
    answers(openedGames, { list: others.map(({ gameCode = '' }) => ({ ...examples.openedNumero.response, gameCode })) }),
    answers(drawResults, results ? { list: [...results] } : examples.drawResults.response),
    answers(listBets, examples.listBets.response),
    answers(getBalance, examples.getBalance.response),
    answers(placeBets, examples.placeBets.response),
    answers(betDetail, ({ request }) => detail?.(request.betId) ?? examples.betDetail.response),
  )
  const view = await renderApp(<Component />, {
    namespaces: ['lottery', 'tools', 'receipts', 'records', 'wallet', 'errors'],
    address: `/lottery?gameCode=SSC1${query}`,
  })
  act(() => void view.store.dispatch(started({ ...sessionExample.member, ...member })))
  await screen.findByRole('tabpanel')
  return { ...view, line }
}
