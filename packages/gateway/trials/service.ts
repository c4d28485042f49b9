import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { DEVICE_COOKIE } from '@portico/contract/session/own-shapes'
import type { SessionValue } from '@portico/contract/session/shapes'
import type { startFreePlay } from '@portico/contract/session/trial-calls'
import type { operatorTrials } from '@portico/contract/session/trial-operator-calls'
import type { Audit } from '../audit/index.ts'
import type { Captcha } from '../captcha/index.ts'
import type { Config } from '../config.ts'
import type { Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import type { CallContext } from '../http/bind.ts'
import { networkOf } from '../kit/address-key.ts'
import { DAY_MS } from '../kit/duration.ts'
import { madeUpName } from '../kit/made-up-name.ts'
import { NO_PASSWORD } from '../kit/password.ts'
import type { MemberRow, Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import { deviceTokenOf, hashToken, type Sessions, type SignInFlows } from '../session/index.ts'
import { countOfNetwork, countTrials, endTrial, insertTrial, liveTrialOf, takeTurn, type TrialCounts, trialsBegunBefore } from './store.ts'

/** A trial account lasts so long, whatever is done with it. */
const TRIAL_MS = 7 * DAY_MS
/** So many may be begun in a network within a day. */
const MOST_PER_NETWORK = 10
/** Whoever is refused may as well come back at another time of the day. */
const RETRY_SECONDS = 3_600
const MONTH_MS = 30 * DAY_MS
const BATCH = 200

type Visit = Pick<CallContext, 'cookies'>

/** Accounts that play for show, each good in the one browser that it was begun in. */
export interface Trials {
  /** @throws Failure NOT_OFFERED | CAPTCHA_WRONG | TRIALS_USED_UP */
  start(request: RequestOf<typeof startFreePlay>, context: CallContext): Promise<SessionValue>
  /** The trial account of the browser that calls, as long as it lasts. */
  of(visit: Visit): Promise<string | undefined>
  /** Ends a trial account for good, and hands on to a new account what it holds. Call it last: it writes into the audit log. */
  became(tx: Tx, trialId: string, memberId: string): Promise<void>
  /** Ends what has run out. */
  expire(tx: Tx): Promise<void>
  counts(): Promise<TrialCounts>
  report(): Promise<ResponseOf<typeof operatorTrials>>
}

export interface TrialsDeps {
  readonly config: Pick<Config, 'trialType'>
  /** Whether the operator offers free play now. */
  readonly offersFreePlay: () => Promise<boolean>
  readonly members: Pick<Members, 'byId' | 'create' | 'setState'>
  readonly captcha: Pick<Captcha, 'solved'>
  readonly sessions: Pick<Sessions, 'endAll'>
  readonly flow: Pick<SignInFlows, 'finish'>
  readonly audit: Pick<Audit, 'write'>
  /** Hands on the games that were tried. */
  readonly handOnGames: (tx: Tx, from: string, to: string) => Promise<void>
}

export const createTrials = (
  { database, clock, random }: Pick<Platform, 'database' | 'clock' | 'random'>,
  { config, offersFreePlay, members, captcha, sessions, flow, audit, handOnGames }: TrialsDeps,
): Trials => {
  const db = database.orm
  const before = (ms: number): Date => new Date(clock.now().getTime() - ms)

  const live = async (id: string | undefined): Promise<MemberRow | undefined> => {
    const row = id === undefined ? undefined : await members.byId(id)
    return row?.type === config.trialType && row.state === 'ACTIVE' ? row : undefined
  }

  const trialOf = async (device: string | undefined): Promise<MemberRow | undefined> =>
    device === undefined ? undefined : live(await liveTrialOf(db, hashToken(device), before(TRIAL_MS)))

  const begin = async (device: string, ip: string): Promise<MemberRow> => {
    const now = clock.now()
    const network = networkOf(ip)
    return members.create(
      {
        account: madeUpName(random, 'trial'),
        passwordHash: NO_PASSWORD,
        type: config.trialType,
        trialEndsAt: new Date(now.getTime() + TRIAL_MS),
      },
      {
        before: async (tx) => {
          await takeTurn(tx, network)
          const today = await countOfNetwork(tx, network, before(DAY_MS))
          return today >= MOST_PER_NETWORK ? new Failure('TRIALS_USED_UP', { retryAfter: RETRY_SECONDS }) : undefined
        },
        after: (tx, { id }) => insertTrial(tx, { memberId: id, deviceHash: hashToken(device), network, createdAt: now }),
      },
    )
  }

  /** Shuts the account: whatever is still open with it ends everywhere. */
  const shut = async (tx: Tx, id: string, becameId: string | null): Promise<boolean> => {
    if (!(await endTrial(tx, id, clock.now(), becameId))) return false
    await members.setState(tx, id, 'BLOCKED')
    await sessions.endAll(tx, id, 'EXPIRED')
    return true
  }

  const counts = (): Promise<TrialCounts> => countTrials(db, { live: before(TRIAL_MS), day: before(DAY_MS), month: before(MONTH_MS) })

  return {
    start: async ({ challenge }, context) => {
      if (!(await offersFreePlay())) throw new Failure('NOT_OFFERED')
      if (!(await captcha.solved(challenge))) throw new Failure('CAPTCHA_WRONG')
      const device = deviceTokenOf(context) ?? randomToken(random)
      const row = (await trialOf(device)) ?? (await begin(device, context.ip))
      // What the browser is known by from now on, where it was not known before.
      const known = { ...context, cookies: { ...context.cookies, [DEVICE_COOKIE]: device } }
      return flow.finish(row, { portal: 'SITE', method: 'TRIAL', remember: false, context: known })
    },

    of: async (visit) => (await trialOf(deviceTokenOf(visit)))?.id,

    became: async (tx, trialId, memberId) => {
      // One trial becomes one account: of two registrations at once the second begins with nothing.
      if (!(await shut(tx, trialId, memberId))) return
      await handOnGames(tx, trialId, memberId)
      await audit.write(tx, { actor: `member:${memberId}`, action: 'TRIAL_REGISTERED', subject: memberId, details: { trial: trialId } })
    },

    expire: async (tx) => {
      for (const id of await trialsBegunBefore(tx, before(TRIAL_MS), BATCH)) await shut(tx, id, null)
    },

    counts,
    report: async () => ({ offered: await offersFreePlay(), ...(await counts()) }),
  }
}
