import type { Registry } from 'prom-client'
import { addGauge } from '../kit/gauge.ts'
import type { Platform } from '../platform.ts'
import { undrawnSince, unsettledSince } from './drawing/overdue-store.ts'
import { gameOf } from './offer/games.ts'

/** A draw takes so long at most before it is late; results from outside are waited for from the minute they are due. */
const LATE_MS = 30_000

/** Draws that are late, results that are waited for, and issues whose bets wait for their money. */
export const lotteryMetrics =
  ({ database, clock }: Pick<Platform, 'database' | 'clock'>) =>
  (registry: Registry): void => {
    const before = () => new Date(clock.now().getTime() - LATE_MS)
    const undrawn = async (source: 'own' | 'feed') =>
      (await undrawnSince(database.background, before()))
        .filter(({ gameCode }) => gameOf(gameCode)?.source === source)
        .map(({ gameCode, issues }) => ({ labels: { lottery: gameCode }, value: issues }))
    addGauge(registry, {
      name: 'portico_draws_late',
      help: 'Issues of our own lotteries that should have been drawn half a minute ago',
      labels: ['lottery'],
      read: () => undrawn('own'),
    })
    addGauge(registry, {
      name: 'portico_results_waiting',
      help: 'Issues of lotteries drawn elsewhere whose time has come and that have no confirmed result',
      labels: ['lottery'],
      read: () => undrawn('feed'),
    })
    addGauge(registry, {
      name: 'portico_settlements_waiting',
      help: 'Issues drawn or called off half a minute ago whose bets are not all settled',
      read: async () => [{ value: await unsettledSince(database.background, before()) }],
    })
  }
