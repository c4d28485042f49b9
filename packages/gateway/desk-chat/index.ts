import type { Audit } from '../audit/index.ts'
import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Job } from '../kit/job.ts'
import type { Platform } from '../platform.ts'
import type { ChatHand } from '../ports/chat-hand.ts'
import type { CasesOfChats } from '../support/index.ts'
import { type ChatDesk, createChatDesk } from './desk.ts'
import { createHandTurn } from './hand.ts'
import { deskChatRoutes } from './routes.ts'
import { KEPT_MS } from './rules.ts'
import { createDeskChats, type DeskChats } from './service.ts'
import { createSteps } from './steps.ts'
import { sweepChats } from './store.ts'

export interface DeskChatDeps {
  readonly audit: Pick<Audit, 'write'>
  readonly cases: CasesOfChats
  /** Absent: people at the desk answer, and nobody else. */
  readonly hand: ChatHand | undefined
}

export interface DeskChatArea extends DeskChats {
  readonly desk: ChatDesk
  /** Lets whoever answers by itself take a step in each chat. */
  readonly handTurn: () => Promise<void>
}

const HAND_MS = 1000

/** Members' live chats with the desk. */
export const deskChatArea = (platform: Platform, { audit, cases, hand }: DeskChatDeps): AreaOf<DeskChatArea> => {
  const steps = createSteps(platform, cases)
  const chats = createDeskChats(platform, cases, steps)
  const desk = createChatDesk(platform, audit, steps)
  const handTurn = hand ? createHandTurn(platform, hand, steps) : () => Promise.resolve()
  const jobs: Job[] = [
    { name: 'chats nobody goes on with', everySeconds: 60, missed: 'latest', run: (tx) => chats.endOverdue(tx) },
    ...(hand ? [{ name: 'chat hand', everyMs: HAND_MS, run: handTurn }] : []),
  ]
  return areaOf(
    { ...chats, desk, handTurn },
    {
      name: 'desk-chat',
      bindings: deskChatRoutes(chats, desk),
      jobs,
      sweep: (tx, now) => sweepChats(tx, new Date(now.getTime() - KEPT_MS)),
    },
  )
}
