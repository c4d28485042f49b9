import {
  answerRealityCheck,
  blockProduct,
  confirmRaise,
  controlHistory,
  endExclusion,
  markPlaying,
  playLimits,
  reviewLimits,
  setPlayLimit,
  setRealityCheck,
  stopOffers,
  takeBreak,
  withdrawRaise,
} from '@portico/contract/control/calls'
import { operatorPlayLimits } from '@portico/contract/control/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Platform } from '../platform.ts'
import type { CountryOf } from '../system/index.ts'
import type { Control } from './service.ts'

export const controlRoutes = (control: Control, { clock }: Pick<Platform, 'clock'>, countryOf: CountryOf): Binding[] => {
  const done = async (work: Promise<void>) => {
    await work
    return {}
  }
  return [
    bind(playLimits, ({ caller, context }) => control.overview(caller, countryOf(context.ip))),
    bind(setPlayLimit, ({ request, caller }) => done(control.limits.set(caller, request))),
    bind(confirmRaise, ({ request, caller }) => done(control.limits.confirm(caller, request))),
    bind(withdrawRaise, ({ request, caller }) => done(control.limits.withdraw(caller, request))),
    bind(takeBreak, async ({ request, caller }) => ({ break: await control.breaks.take(caller, request.term) })),
    bind(endExclusion, ({ caller }) => done(control.breaks.endExclusion(caller))),
    bind(blockProduct, ({ request, caller }) => done(control.breaks.block(caller, request.product, request.blocked))),
    bind(setRealityCheck, ({ request, caller }) => done(control.setReality(caller, request.minutes))),
    bind(stopOffers, ({ request, caller }) => done(control.stopOffers(caller, request.channel, request.stopped))),
    bind(markPlaying, ({ caller }) => control.reality.mark(caller)),
    bind(answerRealityCheck, ({ request, caller }) => control.reality.answer(caller, request.answer)),
    bind(reviewLimits, ({ caller }) => done(control.reviewed(caller))),
    bind(controlHistory, async ({ caller }) => ({
      list: await control.history(caller.memberId),
      serverNow: clock.now().toISOString(),
    })),
    bind(operatorPlayLimits, ({ request }) => control.ofAccount(request.account)),
  ]
}
