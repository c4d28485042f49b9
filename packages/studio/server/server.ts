import fastifyRateLimit from '@fastify/rate-limit'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { BINGO_TERMS, type BingoTerms } from '../bingo/hall.ts'
import { gameOf } from '../games/games.ts'
import { potIdOf, potOf } from '../rounds/jackpot.ts'
import type { House } from '../rounds/house.ts'
import { cycleOf, play } from '../rounds/play.ts'
import { roundOf, roundsOf, waitOf } from '../rounds/round.ts'
import { markRoundSeen, unseenOf } from '../rounds/shown.ts'
import { nextCommitment, type Session, sessionOf, stakeStepOf } from '../rounds/session.ts'
import { openGame } from '../inquiries/answers.ts'
import { bindBook } from './book.ts'
import { bindBuyIns } from './buy-ins.ts'
import { createPresence, type Presence } from '../duels/presence.ts'
import { bindDuels } from './duels.ts'
import { bindBingo } from './bingo.ts'
import { bindFlights } from './flights.ts'
import { bindInquiries, type Inquiries } from './inquiries.ts'
import { OPEN_TO_FRAMES, pageHeaders } from './page-policy.ts'
import { betOf, createWatchers, type InSession, type Watchers } from './shared.ts'

export interface ServerSettings {
  readonly house: House
  /** The folder of the built page. */
  readonly page: string
  /** Origins that may frame a game. */
  readonly sites: readonly string[]
  /** The studio's own origin, or nothing where it is told by the address. */
  readonly own: string
  readonly onError?: (error: unknown) => void
  /** When rounds of bingo are; as usual when absent. */
  readonly bingo?: BingoTerms
  /** Counts who looks at the shared games. */
  readonly watchers?: Watchers
  /** Who is there of those who play against one another. */
  readonly presence?: Presence
  /** Proxies between a browser and this server, whose word of an address is taken; none when absent. */
  readonly proxies?: number
  /** What the operator asks is answered; refused when absent. */
  readonly inquiries?: Inquiries
  /** How many times faster than in earnest matches of the event book come and go; 1 when absent. */
  readonly pace?: number
}

const HISTORY = 20
const CALLS_A_MINUTE = 240

const bearerOf = ({ headers }: FastifyRequest): string => /^Bearer ([\w-]{8,100})$/.exec(headers.authorization ?? '')?.[1] ?? ''

const jackpotOf = (house: House, { game, currency, mode }: Session) =>
  gameOf(game)?.jackpotShare === undefined ? null : potOf(house.store, potIdOf(game, currency, mode))

/** What the page shows between rounds. */
const stateOf = async (house: House, session: Session) => {
  const { store, wallet, now, chance } = house
  const game = gameOf(session.game)
  if (!game) throw new Error(`no game ${session.game}`)
  const trial = session.mode === 'demo' ? store.one('SELECT balance FROM trials WHERE player = ?', session.player) : undefined
  const reply = trial
    ? { balance: Number(trial['balance']) }
    : await wallet.send('wallet/balance', {
        requestId: chance.id(),
        playerId: session.player,
        currency: session.currency,
        gameCode: session.game,
      })
  return {
    game: game.code,
    version: game.version,
    mode: session.mode,
    currency: session.currency,
    unit: stakeStepOf(session, game),
    ...session.opened,
    cycleMs: cycleOf(game, session),
    waitMs: waitOf(store, { player: session.player, game: game.code, cycle: cycleOf(game, session), now: now() }),
    balance: reply.balance ?? null,
    bonus: ('bonus' in reply ? reply.bonus : undefined) ?? null,
    commitment: await nextCommitment(store, { session: session.id, chance }),
    jackpot: jackpotOf(house, session),
    rounds: roundsOf(store, session.player, session.game, HISTORY),
    unseen: unseenOf(store, session),
  }
}

/** The studio's own origin: the page, and the calls of it. It keeps no cookie; a session is named by its bearer. */
export const createServer = ({
  house,
  page,
  sites,
  own,
  onError,
  bingo = BINGO_TERMS,
  watchers = createWatchers(),
  presence = createPresence(house.now),
  proxies = 0,
  pace = 1,
  inquiries,
}: ServerSettings): FastifyInstance => {
  const app = Fastify({
    logger: false,
    forceCloseConnections: true,
    bodyLimit: 32_768,
    trustProxy: (_, hop) => hop < proxies,
  }) as unknown as FastifyInstance
  const headers = pageHeaders(sites, own)
  void app.register(fastifyRateLimit, {
    global: false,
    max: CALLS_A_MINUTE,
    timeWindow: 60_000,
    // A player's calls are their own: many come from one address, behind a proxy all of them.
    keyGenerator: (request) => sessionOf(house.store, bearerOf(request), house.now())?.id ?? request.ip,
  })
  app.addHook('onSend', async (_, reply) => {
    reply.headers(OPEN_TO_FRAMES)
    reply.headers(headers)
  })
  app.options('/api/*', (_, reply) => reply.code(204).send())
  void app.register(fastifyStatic, {
    root: page,
    prefix: '/studio/',
    index: false,
    immutable: true,
    maxAge: '30d',
    serve: true,
    preCompressed: true,
  })
  const sendPage = (_: FastifyRequest, reply: FastifyReply) =>
    reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8').sendFile('index.html', { cacheControl: false })
  // Neither spends the launch's token: only the call below does.
  app.get('/play', sendPage)
  app.get('/replay', sendPage)

  void app.register(async (api) => {
    api.addHook('onSend', async (_, reply) => void reply.header('Cache-Control', 'no-store'))
    const limited = { config: { rateLimit: {} } }
    api.post('/api/open', limited, async (request, reply) => {
      const { token } = (request.body ?? {}) as { token?: unknown }
      const session = await openGame(house, token)
      if ('refused' in session) return reply.code(session.refused === 'UNANSWERED' ? 503 : 403).send({ refused: session.refused })
      return { session: session.id, state: await stateOf(house, session) }
    })
    /** The session of a call, or the refusal that was sent. */
    const inSession: InSession = (answer) => async (request, reply) => {
      const session = sessionOf(house.store, bearerOf(request), house.now())
      const body = (request.body ?? {}) as Readonly<Record<string, unknown>>
      return session ? answer(session, body, reply) : reply.code(401).send({ refused: 'SESSION_EXPIRED' })
    }
    api.get(
      '/api/state',
      limited,
      inSession((session) => stateOf(house, session)),
    )
    api.post(
      '/api/play',
      limited,
      inSession(async (session, sent) => {
        const played = await play(house, session, betOf(sent))
        return {
          ...played,
          jackpot: jackpotOf(house, session),
          commitment: await nextCommitment(house.store, { session: session.id, chance: house.chance }),
        }
      }),
    )
    api.post(
      '/api/shown',
      limited,
      inSession(async (session, { roundId }) => {
        if (typeof roundId === 'string') markRoundSeen(house.store, session, roundId)
        return {}
      }),
    )
    bindFlights(api, house, inSession, watchers)
    bindBook(api, house, inSession, pace)
    bindBuyIns(api, house, inSession)
    bindDuels(api, house, inSession, { presence, watchers })
    bindBingo(api, { ...house, terms: bingo }, inSession, watchers)
    // A round's id is known to its player alone; whoever was given the link sees the drawn state and nobody's name.
    api.get('/api/round/:id', limited, async (request, reply) => {
      const round = roundOf(house.store, (request.params as { id: string }).id)
      if (!round || round.outcome === null || (round.state !== 'decided' && round.state !== 'settled'))
        return reply.code(404).send({ refused: 'UNKNOWN_ROUND' })
      const { balance: _, ...replay } = round
      return { ...replay, balance: null }
    })
  })
  if (inquiries) bindInquiries(app, inquiries, onError)
  app.setNotFoundHandler((_, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Not here'))
  app.setErrorHandler((error, _, reply) => {
    const status = (error as FastifyError).statusCode ?? 500
    if (status < 500) return reply.code(status).send({ refused: status === 429 ? 'TOO_MANY_REQUESTS' : 'INVALID_REQUEST' })
    onError?.(error)
    return reply.code(500).send({ refused: 'INTERNAL' })
  })
  return app
}
