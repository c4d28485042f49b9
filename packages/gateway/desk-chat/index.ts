import type { Audit } from '../audit/index.ts'
import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Job } from '../kit/job.ts'
import type { Platform } from '../platform.ts'
import type { AutoResponder } from '../ports/auto-responder.ts'
import type { CasesOfChats } from '../support/index.ts'
import type { Uploads } from '../uploads/index.ts'
import { type ChatDesk, createChatDesk } from './desk.ts'
import { createResponderTurn } from './responder-turn.ts'
import { deskChatRoutes } from './routes.ts'
import { KEPT_MS } from './rules.ts'
import { createDeskChats, type DeskChats } from './service.ts'
import { createSteps } from './steps.ts'
import { sweepChats } from './store.ts'
import { createTyping } from './typing.ts'

export interface DeskChatDeps {
  readonly audit: Pick<Audit, 'write'>
  readonly cases: CasesOfChats
  readonly uploads: Pick<Uploads, 'attach' | 'attachedTo'>
  /** Absent: people at the desk answer, and nobody else. */
  readonly responder: AutoResponder | undefined
}

export interface DeskChatArea extends DeskChats {
  readonly desk: ChatDesk
  /** Lets whoever answers by itself take a step in each chat. */
  readonly responderTurn: () => Promise<void>
}

const RESPONDER_MS = 1000

/** Members' live chats with the desk. */
export const deskChatArea = (platform: Platform, { audit, cases, uploads, responder }: DeskChatDeps): AreaOf<DeskChatArea> => {
  const steps = createSteps(platform, cases)
  const typing = createTyping(platform.clock, platform.events)
  const chats = createDeskChats(platform, { cases, uploads, steps, typing })
  const desk = createChatDesk(platform, { audit, uploads, steps, typing })
  const responderTurn = responder ? createResponderTurn(platform, responder, steps) : () => Promise.resolve()
  const jobs: Job[] = [
    { name: 'chats nobody goes on with', everySeconds: 60, missed: 'latest', run: (tx) => chats.endOverdue(tx) },
    ...(responder ? [{ name: 'auto-responder', everyMs: RESPONDER_MS, run: responderTurn }] : []),
  ]
  return areaOf(
    { ...chats, desk, responderTurn },
    {
      name: 'desk-chat',
      bindings: deskChatRoutes(chats, desk),
      jobs,
      sweep: (tx, now) => sweepChats(tx, new Date(now.getTime() - KEPT_MS)),
    },
  )
}
