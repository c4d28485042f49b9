import type { captchaChallenge } from '@portico/contract/session/calls'
import type { ResponseOf } from '@portico/contract/kit/call'

/** A challenge from the gateway: a hash whose number has to be found by trying. */
export type Challenge = ResponseOf<typeof captchaChallenge>
