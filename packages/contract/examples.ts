import { examples as agentContract } from './agent-contract/examples.ts'
import { examples as agent } from './agent/examples.ts'
import { examples as teamAccounts } from './agent/account-examples.ts'
import { examples as teamFiles } from './agent/file-examples.ts'
import { examples as teamLosses } from './agent/loss-examples.ts'
import { examples as teamMovements } from './agent/movement-examples.ts'
import { examples as agentWaiting } from './agent/waiting-examples.ts'
import { examples as teamMovers } from './agent/mover-examples.ts'
import { examples as bets } from './bets/examples.ts'
import { examples as adjustments } from './cashier/adjustment-examples.ts'
import { examples as cashier } from './cashier/examples.ts'
import { examples as catalogue } from './catalogue/examples.ts'
import { examples as chat } from './chat/examples.ts'
import { examples as commission } from './commission/examples.ts'
import { examples as content } from './content/examples.ts'
import { examples as control } from './control/examples.ts'
import { examples as deskChat } from './desk-chat/examples.ts'
import { examples as dispute } from './dispute/examples.ts'
import { examples as document } from './document/examples.ts'
import { examples as promotion } from './promotion/examples.ts'
import { examples as factor } from './factor/examples.ts'
import { examples as inbox } from './inbox/examples.ts'
import { calls } from './index.ts'
import type { Call } from './kit/call.ts'
import type { Example } from './kit/example.ts'
import { examples as lottery } from './lottery/examples.ts'
import { examples as member } from './member/examples.ts'
import { examples as message } from './message/examples.ts'
import { examples as operator } from './operator/examples.ts'
import { examples as missions } from './missions/examples.ts'
import { examples as points } from './points/examples.ts'
import { examples as tickets } from './ticket/examples.ts'
import { examples as rebateRate } from './rebate-rate/examples.ts'
import { examples as records } from './records/examples.ts'
import { examples as registerLink } from './register-link/examples.ts'
import { examples as registerLinkFiles } from './register-link/file-examples.ts'
import { examples as registration } from './registration/examples.ts'
import { examples as savedView } from './saved-view/examples.ts'
import { examples as session } from './session/examples.ts'
import { examples as handover } from './session/handover-examples.ts'
import { examples as social } from './session/social-examples.ts'
import { examples as trials } from './session/trial-examples.ts'
import { examples as support } from './support/examples.ts'
import { examples as system } from './system/examples.ts'
import { examples as upload } from './upload/examples.ts'
import { examples as center } from './center/examples.ts'
import { examples as transfer } from './transfer/examples.ts'
import { examples as vendors } from './vendor/operator-examples.ts'
import { examples as verification } from './verification/examples.ts'
import { examples as withdrawal } from './withdrawal/examples.ts'

/** An example of every call, by the call's name. For the published reference and for tests: no program carries them. */
export const examples = {
  ...session,
  ...handover,
  ...social,
  ...trials,
  ...registration,
  ...registerLink,
  ...registerLinkFiles,
  ...member,
  ...factor,
  ...message,
  ...verification,
  ...system,
  ...cashier,
  ...adjustments,
  ...upload,
  ...document,
  ...promotion,
  ...control,
  ...center,
  ...missions,
  ...points,
  ...tickets,
  ...transfer,
  ...records,
  ...withdrawal,
  ...catalogue,
  ...vendors,
  ...content,
  ...chat,
  ...deskChat,
  ...lottery,
  ...bets,
  ...agent,
  ...savedView,
  ...teamAccounts,
  ...teamFiles,
  ...teamLosses,
  ...teamMovements,
  ...agentWaiting,
  ...teamMovers,
  ...commission,
  ...rebateRate,
  ...agentContract,
  ...inbox,
  ...support,
  ...dispute,
  ...operator,
}

/**
 * The example of a row that is not known by name.
 * @throws Error for a row that has none
 */
export const exampleOf = (row: Call): Example => {
  const name = Object.keys(calls).find((each) => calls[each] === row) as keyof typeof examples | undefined
  const example = name && examples[name]
  if (!example) throw new Error(`${row.method} ${row.path} has no example`)
  return example as Example
}
