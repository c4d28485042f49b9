import { randomUUID } from 'node:crypto'
import { formatUnits, ONE, type Units } from '@portico/contract/kit/money'
import { parseSignedNotice, signNotice } from '../cashier/index.ts'
import type { ConnectPaymentProvider, DepositNotice, DepositStatus } from '../ports/payment-provider.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../kit/duration.ts'
import type { TestGateway } from './gateway.ts'
import { openPlayer } from './player.ts'

/** What happens to one deposit. */
export const SCHEDULES = [
  'paid',
  'declined',
  'declined-then-paid',
  'paid-other',
  'twice',
  'reordered',
  'delayed',
  'lost',
  'unpaid',
  'taken-back',
  'taken-back-first',
] as const
type Schedule = (typeof SCHEDULES)[number]

interface Delivery {
  readonly notice: DepositNotice
  /** How long after the deposit it is sent; null: never. */
  readonly after: number | null
}

/** What the provider knows, which the gateway may only learn of. */
class Truth {
  readonly statements = new Map<string, DepositNotice[]>()
  /** Deposits about which it answers nothing when it is asked. */
  readonly mute = new Set<string>()
  keys: readonly string[] = ['first']
}

/** A provider whose memory is the truth, and the truth. */
export const truthfulProvider = () => {
  const truth = new Truth()
  const connect: ConnectPaymentProvider = ({ clock }) => ({
    name: 'truth',
    methods: [{ method: 'TRUTH', names: { EN: 'Truth' }, bounds: { VND: { min: ONE, max: 1_000_000n * ONE } }, sandbox: false }],
    create: async () => ({ fields: [] }),
    parse: parseSignedNotice(async () => truth.keys, clock),
    statusOf: async (id): Promise<DepositStatus> => {
      if (truth.mute.has(id)) throw new Error('no line')
      const statements = truth.statements.get(id) ?? []
      const notice =
        statements.findLast(({ outcome }) => outcome === 'REVERSED') ??
        statements.findLast(({ outcome }) => outcome === 'PAID') ??
        statements.at(-1)
      return notice ? { state: 'SAID', notice } : { state: 'PENDING' }
    },
  })
  return { truth, connect }
}

/** The numbers of a seed, each below `limit`. */
const picker = (seed: number) => {
  let state = seed
  return (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

const plan = (schedule: Schedule, depositId: string, amount: Units, pick: (limit: number) => number): readonly Delivery[] => {
  const say = (outcome: DepositNotice['outcome'], sum = amount): DepositNotice => {
    return { kind: 'deposit', depositId, providerRef: `ref-${depositId}`, amount: sum, currency: 'VND', outcome }
  }
  const soon = () => pick(50) * 1_000
  switch (schedule) {
    case 'paid':
      return [{ notice: say('PAID'), after: soon() }]
    case 'declined':
      return [{ notice: say('DECLINED'), after: soon() }]
    case 'declined-then-paid':
      return [
        { notice: say('DECLINED'), after: soon() },
        { notice: say('PAID'), after: pick(3) === 0 ? null : MINUTE_MS + soon() },
      ]
    case 'paid-other':
      return [{ notice: say('PAID', amount - ONE * BigInt(1 + pick(9))), after: pick(4) === 0 ? null : soon() }]
    case 'twice':
      return [
        { notice: say('PAID'), after: soon() },
        { notice: say('PAID'), after: soon() },
      ]
    case 'reordered':
      return [
        { notice: say('PAID'), after: soon() },
        { notice: say('DECLINED'), after: MINUTE_MS + soon() },
      ]
    case 'delayed':
      return [{ notice: say('PAID'), after: (1 + pick(70)) * HOUR_MS }]
    case 'lost':
      return [{ notice: say('PAID'), after: null }]
    case 'unpaid':
      return []
    case 'taken-back':
      return [
        { notice: say('PAID'), after: soon() },
        { notice: say('REVERSED'), after: MINUTE_MS + soon() },
      ]
    // The word that it was paid comes late, or not at all.
    case 'taken-back-first':
      return [
        { notice: say('REVERSED'), after: soon() },
        { notice: say('PAID'), after: pick(3) === 0 ? null : MINUTE_MS + soon() },
      ]
  }
}

export interface Outcome {
  readonly schedule: Schedule
  readonly depositId: string
  readonly amount: Units
  readonly paid: readonly DepositNotice[]
  /** Nobody can be asked about it. */
  readonly mute: boolean
}

/**
 * Lives through so many deposits at once, each with a schedule of its own: notices come in the order of their times, some never, the provider changes its key
 * in between, and the gateway's questions go on for three days.
 */
export const liveSchedules = async (
  gateway: TestGateway,
  truth: Truth,
  { deposits, seed }: { readonly deposits: number; readonly seed: number },
): Promise<readonly Outcome[]> => {
  const pick = picker(seed)
  const players = await Promise.all(Array.from({ length: Math.ceil(deposits / 5) }, () => openPlayer(gateway, '0')))
  const start = gateway.clock.now().getTime()
  const outcomes: Outcome[] = []
  const line: { readonly at: number; readonly notice: DepositNotice }[] = []
  for (let i = 0; i < deposits; i++) {
    const schedule = SCHEDULES[pick(SCHEDULES.length)]!
    const amount = BigInt(10 + pick(90)) * 1_000n * ONE
    const { depositId } = await gateway.cashier.deposit(
      players[i % players.length]!.caller,
      { method: 'TRUTH', amount: formatUnits(amount) },
      randomUUID(),
    )
    const deliveries = plan(schedule, depositId, amount, pick)
    truth.statements.set(
      depositId,
      deliveries.map(({ notice }) => notice),
    )
    const mute = pick(10) === 0
    if (mute) truth.mute.add(depositId)
    for (const { notice, after } of deliveries) if (after !== null) line.push({ at: start + after, notice })
    const paid = deliveries.filter(({ notice }) => notice.outcome === 'PAID').map(({ notice }) => notice)
    outcomes.push({ schedule, depositId, amount, paid, mute })
  }
  line.sort((one, other) => one.at - other.at)
  const asks = [1, 5, 30, 6 * 60, 24 * 60, 72 * 60].map((minutes) => ({ at: start + minutes * MINUTE_MS + 1_000, notice: undefined }))
  const steps = [...line, ...asks].sort((one, other) => one.at - other.at)
  for (const [i, { at, notice }] of steps.entries()) {
    gateway.clock.advance(Math.max(0, at - gateway.clock.now().getTime()))
    // A key is changed with the former one beside it; what was signed before still comes.
    if (i === Math.floor(steps.length / 3)) truth.keys = ['second', 'first']
    if (notice === undefined) await gateway.cashier.askProviders()
    else {
      const body = JSON.stringify({ ...notice, kind: undefined, amount: formatUnits(notice.amount) })
      await gateway.cashier.receive('truth', signNotice(truth.keys[pick(truth.keys.length)]!, body, gateway.clock.now(), `n-${i}`))
      if (pick(3) === 0) await gateway.cashier.work()
    }
  }
  await gateway.cashier.work()
  gateway.clock.advance(DAY_MS)
  await gateway.cashier.askProviders()
  return outcomes
}
