import { claimRafflePromotion, openedTickets, ticketPoolBundle, ticketPools } from '@portico/contract/ticket/calls'
import {
  endTicketPool,
  grantTickets,
  proposeTicketPool,
  publishTicketPool,
  type TicketPoolDefinition,
} from '@portico/contract/ticket/operator-calls'
import { DAY_MS } from '../kit/duration.ts'
import type { TestGateway } from './gateway.ts'
import { openPlayer } from './player.ts'

/** Two people at the desk who publish pools of prizes, and members who open tickets. */
export const ticketing = async (gateway: TestGateway) => {
  const lan = { token: (await gateway.operatorNamed('lan', 'support')).token }
  const minh = { token: (await gateway.operatorNamed('minh', 'support')).token }
  let count = 0

  /** Ten numbers: 500 once, 20 three times, 10 points four times and nothing twice. No two are alike. */
  const definition = (change: Partial<TicketPoolDefinition> = {}): TicketPoolDefinition => {
    const now = gateway.clock.now().getTime()
    return {
      kind: 'EGG',
      title: { EN: `Egg ${++count}` },
      startsAt: new Date(now - DAY_MS).toISOString(),
      endsAt: new Date(now + 30 * DAY_MS).toISOString(),
      prizes: [
        { kind: 'CASH', amount: '500', points: 0, count: 1 },
        { kind: 'CASH', amount: '20', points: 0, count: 3 },
        { kind: 'POINTS', amount: null, points: 10, count: 4 },
        { kind: 'NONE', amount: null, points: 0, count: 2 },
      ],
      turnover: 0,
      days: 7,
      rules: [],
      ...change,
    }
  }
  const propose = (change?: Partial<TicketPoolDefinition>) => gateway.call(proposeTicketPool, { definition: definition(change) }, lan)
  const publish = (id: string, hash: string, by = minh) => gateway.call(publishTicketPool, { id, hash }, by)

  return {
    lan,
    minh,
    propose,
    publish,
    /** Proposes by one and publishes by the other; answers its id. */
    offer: async (change?: Partial<TicketPoolDefinition>): Promise<string> => {
      const { id, hash } = (await propose(change)).value
      return (await publish(id, hash)).value.id
    },
    end: (id: string, note = 'over') => gateway.call(endTicketPool, { id, note }, minh),
    grant: (id: string, accounts: string[], each = 1, reference = `${++count}`) =>
      gateway.call(grantTickets, { id, accounts, each, reference }, minh),
    member: async (balance = '0') => {
      const player = await openPlayer(gateway, balance)
      const by = { token: await player.token(), language: 'EN' }
      const pools = () => gateway.call(ticketPools, {}, by)
      return {
        ...player,
        by,
        /** A session of now: the one before ended with its time. */
        again: async () => {
          by.token = await player.token()
        },
        pools,
        pool: async (id: string) => (await pools()).value.pools.find((each) => each.id === id)!,
        ready: async (id: string) => (await pools()).value.pools.find((each) => each.id === id)!.ready.map((each) => each.id),
        open: (ticket: string) => gateway.call(claimRafflePromotion, { ticket }, by),
        past: (before?: number) => gateway.call(openedTickets, { limit: 2, ...(before === undefined ? {} : { before }) }, by),
        bundle: (pool: string) => gateway.call(ticketPoolBundle, { pool }, by),
      }
    },
  }
}
