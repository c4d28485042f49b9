import type { Channel } from '@portico/contract/events'
import { type RandomSource, randomToken } from '../ports/random.ts'
import type { Clock } from '../ports/clock.ts'
import { type BusEvent, SESSION_RENEWED } from './bus.ts'
import { CLOSE, type Connection, type Encoded, type Listener } from './connection.ts'
import { sparesMarketing, withoutMarketing } from './marketing.ts'
import { createRecent } from './recent.ts'
import { createRoomReaders } from './room-readers.ts'
import { createSequences } from './sequences.ts'

/** A reader this far behind is closed; it comes back and fetches what it missed. */
const MAX_BACKLOG = 256 * 1024

/** How often every socket is told that the gateway is there. */
export const BEAT_MS = 25_000
const BEAT = JSON.stringify({ beat: true })

/** A socket's place in the hub. */
export interface Membership {
  /**
   * Says hello; events are heard from then on, without marketing where `quiet` says so, until an event says otherwise. A break that begins later
   * ends the session, and the socket with it. False when the socket has left meanwhile, or its session has ended.
   */
  greet(quiet?: boolean): boolean
  /** Hears what is said in these chat rooms from now on, and in no others. Who may is not asked here. */
  read(rooms: readonly string[]): void
  leave(): void
}

/** The sockets of this instance. */
export interface Hub {
  /**
   * Takes a socket in, which hears nothing before it is greeted but goes when its session ends. `doubted` is called where it has been put out of its
   * chat rooms, because its member may hold back now: whoever may still read says so again.
   */
  join(connection: Connection, listener: Listener, doubted?: () => void): Membership
  /** Sends an event to those whom it concerns. */
  deliver(event: BusEvent): void
  /** Says to every socket that the gateway is there. */
  beat(): void
  closeAll(code: number, reason: string): void
  size(): number
}

interface Member {
  readonly connection: Connection
  readonly listener: Listener
  readonly doubted: () => void
  greeted: boolean
  /** Undefined until it is known. */
  quiet: boolean | undefined
}

const groupsOf = () => {
  const groups = new Map<string, Set<Member>>()
  return {
    of: (key: string): Iterable<Member> => groups.get(key) ?? [],
    add: (key: string, member: Member) => void groups.set(key, (groups.get(key) ?? new Set()).add(member)),
    remove: (key: string, member: Member) => {
      const group = groups.get(key)
      group?.delete(member)
      if (group?.size === 0) groups.delete(key)
      return group?.size === 0
    },
  }
}

export interface HubParts {
  readonly clock: Clock
  readonly random: RandomSource
  /** Runs something after so many milliseconds; after none, as soon as everybody else has had a turn. */
  readonly later: (run: () => void, ms: number) => void
}

export const createHub = ({ clock, random, later }: HubParts): Hub => {
  const epoch = randomToken(random, 9)
  const members = new Set<Member>()
  const [byMember, bySession] = [groupsOf(), groupsOf()]
  const sequences = createSequences()
  const recent = createRecent(clock)

  const leave = (member: Member): void => {
    const { memberId, sessionId } = member.listener
    if (!members.delete(member)) return
    rooms.leave(member)
    if (sessionId) bySession.remove(sessionId, member)
    if (memberId && byMember.remove(memberId, member)) sequences.forget(memberId)
  }

  const drop = (member: Member, code: number, reason: string): void => {
    leave(member)
    member.connection.close(code, reason)
  }

  const send = (member: Member, text: Encoded): void => {
    if (!member.greeted) return
    if (member.connection.bufferedAmount > MAX_BACKLOG) drop(member, CLOSE.tooSlow, 'too slow')
    else member.connection.send(text)
  }
  const rooms = createRoomReaders<Member>(send, later)

  const frame = (channel: Channel, seq: number, { type, data }: BusEvent): string => JSON.stringify({ seq, channel, type, data })
  /** Turned into bytes once where many are sent the same. */
  const encoded = (text: string, readers: number): Encoded => (readers > 1 ? Buffer.from(text) : text)

  const greet = (member: Member, quiet = false): boolean => {
    if (!members.has(member)) return false
    const { memberId } = member.listener
    const channels = [
      { channel: 'public', seq: sequences.current(), recent: recent.of('public') },
      ...(memberId ? [{ channel: 'member', seq: sequences.current(memberId), recent: recent.of(memberId) }] : []),
    ]
    member.greeted = true
    // What was heard since it joined is newer than what was read.
    member.quiet ??= quiet
    member.connection.send(JSON.stringify({ hello: true, epoch, channels, serverNow: clock.now().toISOString(), beatMs: BEAT_MS }))
    return true
  }

  return {
    join: (connection, listener, doubted = () => undefined) => {
      const member: Member = { connection, listener, doubted, greeted: false, quiet: undefined }
      members.add(member)
      if (listener.memberId) {
        byMember.add(listener.memberId, member)
        sequences.begin(listener.memberId)
      }
      if (listener.sessionId) bySession.add(listener.sessionId, member)
      return {
        greet: (quiet) => greet(member, quiet),
        read: (wished) => {
          if (member.greeted && members.has(member)) rooms.read(member, wished)
        },
        leave: () => leave(member),
      }
    },
    deliver: (event) => {
      const { channel, target } = event
      if (channel === 'session' && event.type === SESSION_RENEWED) {
        // Whoever has the new token comes back with it, and nobody else does.
        for (const member of bySession.of(target!))
          if (member.listener.tokenHash !== event.data) drop(member, CLOSE.renewed, 'token renewed')
        return
      }
      if (channel === 'session') {
        for (const member of bySession.of(target!)) {
          // The member's other sessions are not told, so the channel's count does not move.
          send(member, frame('member', sequences.current(member.listener.memberId!) + 1, event))
          drop(member, CLOSE.unauthorized, 'session ended')
        }
        return
      }
      if (channel === 'gateway') return
      if (channel === 'room') return rooms.deliver(event)
      recent.note(channel === 'public' ? 'public' : target!, event.type)
      const concerned = channel === 'public' ? [...members] : [...byMember.of(target!)]
      if (channel === 'member' && concerned.length === 0) return
      const spares = sparesMarketing(event)
      if (spares !== undefined) for (const member of concerned) member.quiet = spares
      const seq = channel === 'public' ? sequences.next() : sequences.next(target!)
      const text = encoded(frame(channel, seq, event), concerned.length)
      const quiet = withoutMarketing(event)
      const quietText = quiet === event ? text : encoded(frame(channel, seq, quiet), concerned.length)
      for (const member of concerned) send(member, member.quiet ? quietText : text)
      if (event.type !== 'control.changed') return
      for (const member of concerned) if (rooms.leave(member)) member.doubted()
    },
    beat: () => {
      const beat = encoded(BEAT, members.size)
      for (const member of members) send(member, beat)
    },
    closeAll: (code, reason) => {
      for (const member of members) drop(member, code, reason)
    },
    size: () => members.size,
  }
}
