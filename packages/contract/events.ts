import * as z from 'zod/mini'
import { chaseState } from './bets/chase-state.ts'
import { readRooms, roomCode, roomMessage } from './chat/shapes.ts'
import { announcement, contentKind } from './content/shapes.ts'
import { lazily } from './kit/lazily.ts'
import { money } from './kit/money.ts'
import { gameCode, instant, int } from './kit/wire.ts'
import { drawResult, numero } from './lottery/draw-shapes.ts'
import { poolLeft } from './ticket/pool-left.ts'

/** `public` for everybody, `member` for the ticket's own account. */
export const channel = z.enum(['public', 'member'])
/** `room`: for the readers of a chat room alone. */
export type Channel = keyof typeof EVENTS

/** What is said on each channel, by type. */
export const EVENTS = {
  public: lazily({
    'numero.opened': () => z.object({ gameCode, numero, serverNow: instant }),
    /** `root`: the Merkle root of the sealed bets, which the draw hangs on. */
    'numero.sealed': () => z.object({ gameCode, numero: z.string(), root: z.string(), betCount: int(), serverNow: instant }),
    'numero.drawn': () => z.object({ gameCode, draw: drawResult, serverNow: instant }),
    /** The result was wrong; `draw` is the right one. */
    'numero.corrected': () => z.object({ gameCode, draw: drawResult, serverNow: instant }),
    /** Called off: every stake goes back. */
    'numero.voided': () => z.object({ gameCode, numero: z.string(), serverNow: instant }),
    'announcement.published': () => announcement,
    'announcement.retracted': () => z.object({ id: z.string() }),
    'content.changed': () => z.object({ kind: contentKind }),
    /** A game joined the lists or left them. */
    'games.changed': () => z.object({ gameCode: z.string(), enabled: z.boolean() }),
    /** Odds or limits of a lottery are others now. */
    'lottery.changed': () => z.object({ gameCode: z.optional(gameCode) }),
    /** Other rules of registration are published. */
    'registration.changed': () => z.object({}),
    /** A letter to many was written or taken back: who has an inbox fetches it again. */
    'letters.sent': () => z.object({}),
    /** Scores or places are others now: who looks at a leaderboard fetches it again. */
    'leaderboards.changed': () => z.object({}),
    /** What is left of a pool of prizes after a ticket was opened; null where pools are to be fetched again, and for who is spared marketing. */
    'pools.changed': () => z.object({ pool: z.nullable(poolLeft) }),
    'status.changed': () =>
      z.object({
        status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
        message: z.nullable(z.string()),
        until: z.nullable(instant),
      }),
  }),
  member: lazily({
    /** `bonus`: bonus money came or went as well; what there is of it is to be asked for. */
    'balance.changed': () => z.object({ balance: money, bonus: z.optional(z.boolean()) }),
    'bets.settled': () =>
      z.object({
        gameCode,
        numero: z.string(),
        bets: z.array(z.object({ betId: z.string(), state: z.string(), payout: money, net: money })),
      }),
    'bet.cancelled': () => z.object({ gameCode, numero: z.string(), betId: z.string() }),
    /** A plan over several issues moved on; what is shown of it is to be fetched again. */
    'chase.changed': () =>
      z.object({
        planId: z.string(),
        gameCode,
        state: chaseState,
        /** Issues that came to nothing and whose stakes went back: called off, or not open when their turn came. */
        lost: z.optional(z.array(z.object({ numero: z.string(), reason: z.enum(['VOID', 'MISSED']) }))),
      }),
    /** Bets settled before that came to something else, because the result was corrected or the issue called off. */
    'bets.corrected': () =>
      z.object({
        gameCode,
        numero: z.string(),
        resultVersion: int(),
        bets: z.array(
          z.object({
            betId: z.string(),
            state: z.string(),
            payout: money,
            net: money,
            before: z.object({ state: z.string(), payout: money }),
          }),
        ),
      }),
    /** All of the account's favourites by nodeId, latest first; the session that changed them hears it too. */
    'favourites.changed': () => z.object({ ids: z.array(int()) }),
    'deposit.credited': () => z.object({ depositId: z.string(), amount: money }),
    /** A deposit stands in another state, any but `CREDITED`, which has an event of its own. */
    'deposit.changed': () => z.object({ depositId: z.string(), state: z.string(), amount: money }),
    /** A withdrawal went a step further; what is shown of it is to be fetched again. */
    'withdrawal.changed': () => z.object({ withdrawalId: z.string(), step: z.string(), amount: money }),
    /** Limits, breaks or the reality check of the account are others now, or were answered elsewhere. */
    'control.changed': () => z.object({}),
    /** A channel shows the member no offers from now on, as they stopped them there or set a limit, or does again: what is shown of offers is to be fetched again. */
    'offers.changed': () => z.object({ channel: z.string(), stopped: z.boolean() }),
    /** `REPLACED`: by a login in its place, or where its token was sent with one. */
    'session.ended': () =>
      z.object({ reason: z.enum(['LOGOUT', 'EXPIRED', 'BLOCKED', 'ENDED', 'TOO_MANY', 'TIME_OUT', 'EXCLUSION', 'REPLACED']) }),
    /** What waits for the member is other than before: to be fetched again. */
    'waiting.changed': () => z.object({}),
    /** What stands in the member's inbox, or what of it is read, is other than before: to be fetched again. */
    'letters.changed': () => z.object({}),
    /** Something happened in a case of the member; what is visible of it is to be fetched again. */
    'case.changed': () => z.object({ number: z.string() }),
    /** Something happened in the member's chat with the desk; what is new is to be asked for, unless it is that somebody types. */
    'deskChat.changed': () => z.object({ typing: z.optional(z.string()) }),
    /** The views that an agent saved are others now: to be fetched again. */
    'views.changed': () => z.object({}),
    /** A document of the member went a step further; what is shown of it is to be fetched again. */
    'document.changed': () => z.object({ step: z.string(), state: z.string() }),
    /** A promotion stands otherwise for the member: claimed, applied for, decided. */
    'promotion.changed': () => z.object({ promotionId: z.string(), status: z.string() }),
    /** Something happened to an agent contract that the member holds or has given; what is shown of contracts is to be fetched again. */
    'contract.changed': () => z.object({ contractId: z.string(), state: z.string() }),
    /** Something happened in a dispute of the agent; what is shown of it is to be fetched again. */
    'dispute.changed': () => z.object({ disputeId: z.string(), state: z.string() }),
    /** The member's points, or what they asked for with them, are others now: to be fetched again. */
    'points.changed': () => z.object({}),
    /** A mission's reward was paid to the member. */
    'missions.changed': () => z.object({}),
    /** The member's tickets, or what is left of a pool, are others now: to be fetched again. */
    'tickets.changed': () => z.object({}),
    /** The member may not speak in the chat rooms any more, or may again: what is shown of them is to be fetched again. */
    'room.muted': () => z.object({}),
    /** Somebody of the member's line sent money. */
    'transfer.received': () => z.object({ transferId: z.string(), from: z.string(), amount: money }),
  }),
  room: lazily({
    'room.said': () => roomMessage,
    /** A message was taken out, for good or until somebody has looked at it. */
    'room.removed': () => z.object({ room: roomCode, id: z.string(), reason: z.nullable(z.string()) }),
    'room.cleared': () => z.object({ room: roomCode }),
  }),
} as const

export type EventType<C extends Channel> = keyof (typeof EVENTS)[C] & string
export type EventData<C extends Channel, T extends EventType<C>> = (typeof EVENTS)[C][T] extends z.ZodMiniType<infer Out> ? Out : never

/** Each type of event that was sent in a channel within the last `withinMs`, with how long ago the last of it was, both in milliseconds. */
const recent = z.object({ withinMs: int(), agoMs: z.record(z.string(), int()) })
export type Recent = z.infer<typeof recent>

/** The first frame: `epoch` changes when the gateway restarts, so that a reader knows its sequence numbers are stale. */
export const helloFrame = z.object({
  hello: z.literal(true),
  epoch: z.string(),
  channels: z.array(
    z.object({
      channel,
      seq: int(),
      /** What a reader missed whose page is older than its socket; absent from gateways that do not know. */
      recent: z.optional(recent),
    }),
  ),
  serverNow: instant,
  /** How often the gateway says that it is there, in milliseconds; absent from gateways that do not. */
  beatMs: z.optional(int()),
})

/** Says that the gateway is there: pings of the socket itself are not seen by every program. Nothing is missed with one. */
const beatFrame = z.object({ beat: z.literal(true) })

/** Something that happened. `seq` rises by one per channel; a gap means something was missed: fetch again. */
export const eventFrame = z.object({ seq: int(), channel, type: z.string(), data: z.unknown() })
export type EventFrame = z.infer<typeof eventFrame>

/**
 * What happened in a chat room since the frame before, to its readers. `seq` rises by one per room; one without events is the first after
 * somebody came in: fetch what was said until then.
 */
const roomFrame = z.object({ room: roomCode, seq: int(), events: z.array(z.object({ type: z.string(), data: z.unknown() })) })
export const frame = z.union([helloFrame, eventFrame, beatFrame, roomFrame])

/** The one thing that a reader says: the chat rooms that it reads from now on, all of them. Said again after each hello. */
export const reading = z.object({ rooms: readRooms })
export interface Reading {
  readonly rooms: readonly string[]
}
