import { bonusTarget, bookParts, forfeit, type Purse, release } from '@portico/commission/wagering/purse'
import { payoutParts } from '@portico/commission/wagering/bet'
import type { RequirementStatus } from '@portico/commission/wagering/requirement'

interface ModelBonus {
  readonly id: string
  readonly since: number
  readonly required: bigint
  readonly endsAt: number
  status: RequirementStatus
}

interface ModelBet {
  readonly id: string
  readonly amount: bigint
  readonly bonus: bigint
  isBack: boolean
}

interface ModelRound {
  readonly id: string
  readonly openedAt: number
  readonly bets: ModelBet[]
  bonus: ModelBonus | null
  won: bigint
  /** Whether something was won in the name of all of its bets, and of which ones. */
  wonBy: Set<string>
  isOpen: boolean
}

export type ModelAnswer = 'OK' | 'INSUFFICIENT_FUNDS' | 'ROUND_CLOSED' | 'TX_CONFLICT' | 'ALREADY_ROLLED_BACK'

const standing = ({ bets }: ModelRound): readonly ModelBet[] => bets.filter(({ isBack }) => !isBack)
const sum = (bets: readonly ModelBet[], of: 'amount' | 'bonus') => bets.reduce((total, bet) => total + bet[of], 0n)

/** What one player has by the rules of the bonus purse, said without a database: for comparison with what the gateway booked. */
export const modelPlayer = (cash: bigint, waivedBelow: bigint) => {
  const purse: Purse = { cash, bonus: 0n, owed: 0n, house: 0n }
  const rounds = new Map<string, ModelRound>()
  let bonus: ModelBonus | null = null

  const end = (status: RequirementStatus): void => {
    bonus!.status = status
    if (bonusTarget(bonus) === 'cash') release(purse)
    else forfeit(purse)
    bonus = null
  }
  const progress = (): bigint => {
    let total = 0n
    for (const round of rounds.values()) {
      if (round.isOpen || round.openedAt < bonus!.since) continue
      const staked = sum(standing(round), 'amount')
      const net = round.won > staked ? round.won - staked : staked - round.won
      total += net < staked ? net : staked
    }
    return total
  }
  /** What is looked at whenever something of the player is booked. */
  const look = (now: number, isBooked: boolean): void => {
    if (bonus && bonus.endsAt <= now) end('EXPIRED')
    if (bonus && progress() >= bonus.required) end('MET')
    const open = [...rounds.values()].reduce((total, round) => total + (round.isOpen ? sum(standing(round), 'amount') : 0n), 0n)
    if (bonus && isBooked && purse.cash + purse.bonus + open < waivedBelow) end('WAIVED')
  }
  const book = (now: number, amount: bigint, like: readonly ModelBet[], round: ModelRound): void => {
    if (bonus && bonus.endsAt <= now) end('EXPIRED')
    const parts = payoutParts({ stake: sum(like, 'amount'), bonusStake: sum(like, 'bonus') }, amount)
    bookParts(purse, parts.cash, parts.bonus, round.bonus)
  }
  const roundOf = (id: string): ModelRound => rounds.get(id)!

  return {
    purse,
    get bonus() {
      return bonus
    },
    rounds,
    grant: (id: string, amount: bigint, required: bigint, since: number, endsAt: number): boolean => {
      look(since, false)
      if (bonus) return false
      bonus = { id, since, required, endsAt, status: 'ACTIVE' }
      purse.bonus += amount
      return true
    },
    leave: (now: number): void => {
      look(now, false)
      if (bonus) end('FORFEITED')
    },
    look: (now: number) => look(now, false),

    bet: (roundId: string, id: string, amount: bigint, now: number): ModelAnswer => {
      const round = rounds.get(roundId)
      if (round && !round.isOpen) return sum(standing(round), 'amount') === 0n && round.won === 0n ? 'ALREADY_ROLLED_BACK' : 'ROUND_CLOSED'
      const fromCash = purse.cash < amount ? purse.cash : amount
      const rest = amount - fromCash
      if (rest > 0n && (!bonus || rest > purse.bonus || (round?.bonus ?? bonus) !== bonus)) return 'INSUFFICIENT_FUNDS'
      const own = round ?? { id: roundId, openedAt: now, bets: [], bonus: null, won: 0n, wonBy: new Set<string>(), isOpen: true }
      purse.cash -= fromCash
      purse.bonus -= rest
      if (rest > 0n) own.bonus = bonus
      own.bets.push({ id, amount, bonus: rest, isBack: false })
      rounds.set(roundId, own)
      return 'OK'
    },

    win: (roundId: string, betId: string | undefined, amount: bigint, now: number, closes: boolean): ModelAnswer => {
      const round = roundOf(roundId)
      const named = betId === undefined ? standing(round) : round.bets.filter(({ id }) => id === betId)
      if (named.every(({ isBack }) => isBack)) return 'ALREADY_ROLLED_BACK'
      if (!round.isOpen) return 'ROUND_CLOSED'
      book(now, amount, betId === undefined ? standing(round) : named, round)
      round.won += amount
      round.wonBy.add(betId ?? '')
      if (closes) round.isOpen = false
      look(now, closes || (amount > 0n && round.bonus !== null))
      return 'OK'
    },

    /** Of one bet, or of all of a round. */
    rollback: (roundId: string, betId: string | undefined, now: number): ModelAnswer => {
      const round = roundOf(roundId)
      const back = betId === undefined ? standing(round) : standing(round).filter(({ id }) => id === betId)
      if (back.length === 0) return 'OK'
      if (betId === undefined ? round.wonBy.size > 0 : round.wonBy.has('') || round.wonBy.has(betId)) return 'TX_CONFLICT'
      for (const bet of back) {
        book(now, bet.amount, [bet], round)
        bet.isBack = true
      }
      if (standing(round).length === 0) round.isOpen = false
      look(now, !round.isOpen || round.bonus !== null)
      return 'OK'
    },

    close: (roundId: string, now: number): void => {
      const round = roundOf(roundId)
      if (!round.isOpen) return
      round.isOpen = false
      look(now, true)
    },
  }
}

export type ModelPlayer = ReturnType<typeof modelPlayer>
