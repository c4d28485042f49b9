import { formatUnits } from '@portico/contract/kit/money'
import type { MEMBER_SECTIONS } from '@portico/contract/system/sections'
import { findGameByCode } from '../catalogue/index.ts'
import type { Audit } from '../audit/index.ts'
import { derivedId } from '../db/canonical.ts'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import type { Inbox } from '../inbox/index.ts'
import { HOUR_MS } from '../kit/duration.ts'
import type { Platform } from '../platform.ts'
import type { Asking, RoundWord } from './asking.ts'
import { changeCase, lockCase, openCases, payoutCaseOf, roundsOpenSince, stuckCasesOf } from './desk-store.ts'
import { changeRound, lockRound, openCase, type RoundRow, txsOfRound } from './play-store.ts'
import { voidStakes } from './rollbacks.ts'
import type { RoundMoney } from './round-money.ts'

/** A round in which nothing happened for so long is looked at; for so long again, and it is closed by rule. */
export const STUCK_MS = 6 * HOUR_MS
export const RULE_MS = 24 * HOUR_MS
/** The section of the member center that says what moved. */
const RECORD: (typeof MEMBER_SECTIONS)[number] = 'transactionHistory'
/** What one pass closes. */
const BATCH = 50

export interface StuckDeps {
  readonly money: Pick<RoundMoney, 'settle'>
  readonly inbox: Pick<Inbox, 'send'>
  readonly audit: Pick<Audit, 'write'>
  readonly asking: Pick<Asking, 'round'>
}

const detailsOf = ({ memberId, gameCode, currency, staked, won, openedAt }: RoundRow) => ({
  memberId,
  gameCode,
  currency,
  staked: formatUnits(staked),
  won: formatUnits(won),
  openedAt: openedAt.toISOString(),
})

interface Inquiry {
  readonly vendorSays?: RoundWord
  readonly askedAt?: string
}

/**
 * Rounds that their vendor never ended. The rule: where nothing was paid, the stakes are given back; where something was, or is owed
 * beyond the limit of a round, the round stands as it is. Its member is written to.
 */
export const createStuckRounds = ({ database, clock, brand }: Platform, { money, inbox, audit, asking }: StuckDeps) => {
  const db = database.orm

  const caseOf = async (tx: Tx, round: RoundRow, vendorSays?: RoundWord): Promise<void> => {
    await openCase(tx, {
      id: derivedId('vendor case', round.vendor, 'STUCK_ROUND', round.roundId),
      vendor: round.vendor,
      kind: 'STUCK_ROUND',
      about: round.roundId,
      details: detailsOf(round),
      openedAt: clock.now(),
    })
    if (vendorSays === undefined) return
    const known = await lockCase(tx, round.vendor, 'STUCK_ROUND', round.roundId)
    if (known) await changeCase(tx, known.id, { details: { ...known.details, vendorSays, askedAt: clock.now().toISOString() } })
  }

  const ask = async (round: RoundRow) => [round, await asking.round(round.vendor, round.roundId)] as const

  /** One after another as long as the vendor answers: of one that still does not, one question. */
  const askInTurn = async (rounds: readonly RoundRow[]) => {
    const answers: (readonly [RoundRow, RoundWord | undefined])[] = []
    for (const round of rounds) {
      answers.push(await ask(round))
      if (answers.at(-1)?.[1] === 'UNANSWERED') break
    }
    return answers
  }

  /**
   * What vendors say of rounds that are newly found, or are about to be closed, and of those that they said nothing of before. Whoever is
   * asked sends what they still owe.
   */
  const askAbout = async (rounds: readonly RoundRow[], dueBefore: number): Promise<ReadonlyMap<RoundRow, RoundWord>> => {
    const known = new Map((await stuckCasesOf(db, rounds)).map(({ vendor, about, details }) => [`${vendor}/${about}`, details]))
    const detailsAt = (round: RoundRow) => known.get(`${round.vendor}/${round.roundId}`) as Inquiry | undefined
    const isDue = (round: RoundRow) => round.lastAt.getTime() <= dueBefore || detailsAt(round) === undefined
    const again = rounds
      .filter((round) => !isDue(round) && detailsAt(round)?.vendorSays === 'UNANSWERED')
      // One that a vendor never answers for does not stand before the others.
      .toSorted((one, other) => (detailsAt(one)?.askedAt ?? '').localeCompare(detailsAt(other)?.askedAt ?? ''))
    const words = await Promise.all([
      ...rounds.filter(isDue).map(async (round) => [await ask(round)]),
      ...[...Map.groupBy(again, ({ vendor }) => vendor).values()].map(askInTurn),
    ])
    return new Map(words.flat().flatMap(([round, word]) => (word === undefined ? [] : [[round, word] as const])))
  }

  /** Ends a round that is held. Answers what was given back. */
  const end = async (tx: Tx, round: RoundRow, by: 'OPERATOR' | 'RULE', reason: string, person: string): Promise<bigint> => {
    const now = clock.now()
    const all = await txsOfRound(tx, round.vendor, round.roundId)
    const stakes = all.filter(({ kind, rolledBackBy }) => kind === 'BET' && rolledBackBy === null)
    // What it won beyond its limit is owed by the word of whoever looks at that case: its stake is not given back beside.
    const isPaid = all.some(({ kind }) => kind === 'WIN') || (await payoutCaseOf(tx, round.vendor, round.roundId)) !== undefined
    const payments = isPaid ? [] : (await voidStakes(tx, round, stakes, `closed by ${by}`, now)).payments
    const standing = (await lockRound(tx, round.vendor, round.roundId))!
    const after = await changeRound(tx, standing, {
      state: 'CLOSED',
      closedAt: now,
      closedBy: by,
      lastAt: now,
      // Of a round that was given back nothing can be won, whoever closed it.
      ...(isPaid ? { reason } : {}),
    })
    await money.settle(tx, { before: round, after, version: `CLOSED ${by}`, payments })
    await inbox.send(tx, {
      memberId: round.memberId,
      kind: 'ACCOUNT',
      template: isPaid ? 'ROUND_CLOSED' : 'ROUND_RETURNED',
      values: { amount: formatUnits(isPaid ? round.won : round.staked), currency: round.currency },
      subject: (await findGameByCode(tx, round.gameCode))?.names ?? { [brand.defaultLanguage]: round.gameCode },
      link: `/member/${RECORD}`,
    })
    await audit.write(tx, {
      actor: person,
      action: 'VENDOR_ROUND_CLOSED',
      subject: round.memberId,
      details: { vendor: round.vendor, round: round.roundId, reason, returned: String(!isPaid) },
    })
    const known = await lockCase(tx, round.vendor, 'STUCK_ROUND', round.roundId)
    if (known) await changeCase(tx, known.id, { closedAt: now, closedBy: person, note: reason })
    return isPaid ? 0n : round.staked
  }

  return {
    cases: () => openCases(db),

    /**
     * Closes a round when two people have said so: the first proposes, the second does it.
     * @throws Failure ROUND_UNKNOWN, SAME_PERSON
     */
    close: ({ vendor, roundId, reason }: { vendor: string; roundId: string; reason: string }, person: string) =>
      db.transaction(async (tx) => {
        const round = (await lockRound(tx, vendor, roundId)) ?? refuse('ROUND_UNKNOWN')
        if (round.state === 'CLOSED') return refuse('ROUND_UNKNOWN')
        await caseOf(tx, round)
        const known = (await lockCase(tx, vendor, 'STUCK_ROUND', roundId))!
        const { proposedBy } = known.details as { proposedBy?: string }
        if (proposedBy === person) throw new Failure('SAME_PERSON')
        if (proposedBy === undefined) {
          await changeCase(tx, known.id, { details: { ...known.details, proposedBy: person, reason } })
          return { roundId, state: 'PROPOSED' as const, returned: 0n }
        }
        return { roundId, state: 'CLOSED' as const, returned: await end(tx, round, 'OPERATOR', reason, `operator:${person}`) }
      }),

    /** One pass: asks vendors about what stands still, opens a case for it, and closes what has stood still for too long. */
    work: async (): Promise<void> => {
      const now = clock.now().getTime()
      const still = await roundsOpenSince(db, new Date(now - STUCK_MS), undefined, BATCH)
      const words = await askAbout(still, now - RULE_MS)
      for (const round of still) {
        await db.transaction(async (tx) => {
          // As it is now that it is held: its vendor may have ended it meanwhile.
          const current = await lockRound(tx, round.vendor, round.roundId)
          if (!current || current.state === 'CLOSED' || current.lastAt.getTime() > now - STUCK_MS) return
          await caseOf(tx, current, words.get(round))
          const payout = await payoutCaseOf(tx, current.vendor, current.roundId)
          // Its win may still be paid: until somebody has looked, its vendor can send it again.
          if (payout && payout.closedAt === null) return
          if (current.lastAt.getTime() <= now - RULE_MS)
            await end(tx, current, 'RULE', `nothing came for ${RULE_MS / HOUR_MS} hours`, 'system')
        })
      }
    },
  }
}

export type StuckRounds = ReturnType<typeof createStuckRounds>
