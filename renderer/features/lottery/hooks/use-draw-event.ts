import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import type { Bet } from '@portico/contract/bets/shapes'
import type { DrawResult } from '@portico/contract/lottery/draw-shapes'
import { useMedia } from '../../../lib/use-narrow.ts'
import { useBetsQuery } from '../../bets/index.ts'
import { HOLD_MS, landingTimes } from '../model/landing.ts'
import type { Issue } from './use-issue.ts'

/** A draw as it is watched: bets closed, numbers landing one by one, all of them there. */
export interface DrawEvent {
  readonly numero: string
  readonly phase: 'sealed' | 'landing' | 'landed'
  /** What was drawn; undefined before, and of an issue that was called off. */
  readonly result: DrawResult['result'] | undefined
  /** How many numbers have landed, of how many. */
  readonly count: number
  readonly total: number
  /** How many numbers of the last result have landed, whichever draw this is; undefined when nothing falls. */
  readonly falling: number | undefined
  /** The member's bets on it, as they stand. */
  readonly bets: readonly Bet[]
  /** Asks for them again where they did not come. */
  readonly retry: (() => void) | undefined
  /** Whether its stage is up: while it is drawn and a moment longer, for a member with a bet on it who has not sent it away. */
  readonly staged: boolean
  /** Sends the stage away; what still falls has landed then. */
  readonly skip: () => void
  /** The result has been seen: the slip is free for the next bet. */
  readonly close: () => void
}

/** The last result, and how many of its numbers have landed since this page heard of it. */
interface Landing {
  readonly numero: string | undefined
  readonly count: number
  /** The moment after the last number is over. */
  readonly over: boolean
}

const isCalm = (): boolean => document.visibilityState === 'hidden'

/** Lets the numbers of each new result land one after the other; at once for who wants no motion or does not look. */
const useLanding = (last: DrawResult | null | undefined, still: boolean) => {
  const [landing, setLanding] = useState<Landing>({ numero: undefined, count: 0, over: true })
  // One result, however often it is fetched.
  const result = JSON.stringify(last?.result ?? null)
  const times = useMemo(() => (result === 'null' ? [] : landingTimes(JSON.parse(result) as DrawResult['result'])), [result])
  if (last && landing.numero !== last.numero) {
    const atOnce = landing.numero === undefined || still || isCalm()
    setLanding({ numero: last.numero, count: atOnce ? times.length : 0, over: atOnce })
  }
  const { numero, over } = landing
  useEffect(() => {
    if (over || !numero) return undefined
    const set = (change: Partial<Landing>) => setLanding((now) => (now.numero === numero && !now.over ? { ...now, ...change } : now))
    const timers = times.map((at, i) => setTimeout(() => set({ count: i + 1 }), at))
    timers.push(setTimeout(() => set({ count: times.length, over: true }), (times.at(-1) ?? 0) + HOLD_MS))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [numero, over, times])
  return { ...landing, whole: times.length, skip: () => setLanding((now) => ({ ...now, count: times.length, over: true })) }
}

/**
 * Follows the draw of a lottery: the issue that has closed, and the result that has come of it. `receipt`: the issue of the bets on the
 * slip's receipt, whose result stays until it is closed, also where its draw was not watched.
 */
export const useMakeDrawEvent = (gameCode: string, { phase, issue, opened }: Issue, receipt: string | undefined): DrawEvent | undefined => {
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const last = opened?.last
  const landing = useLanding(last, still)
  const [sent, setSent] = useState<string>()
  const [closed, setClosed] = useState<string>()
  const [first, setFirst] = useState<string>()
  // What had been drawn before the page was opened is no event.
  if (first === undefined && last) setFirst(last.numero)

  const waits = (phase === 'sealed' || phase === 'drawing') && issue && issue.numero !== last?.numero ? issue.numero : undefined
  const news = last && first !== undefined && last.numero !== first ? last.numero : undefined
  const past = receipt !== undefined && last && receipt <= last.numero ? receipt : undefined
  // What a receipt came to stays while the numbers of later draws land.
  const numero = past ?? (landing.over ? (waits ?? news) : news)
  const { data, isError, refetch } = useBetsQuery(
    { gameCode, numero: numero ?? '', pageNo: 1, pageSize: 50 },
    { skip: numero === undefined },
  )
  const bets = useMemo(() => (data?.list ?? []).filter(({ voidReason }) => voidReason === null), [data])

  const failed = !data && isError

  return useMemo(() => {
    if (numero === undefined || numero === closed) return undefined
    const latest = last?.numero === numero ? last : undefined
    const result = latest?.result ?? bets.find((bet) => bet.result !== null)?.result ?? undefined
    const total = result ? landingTimes(result).length : 0
    const count = latest ? landing.count : total
    const isOver = latest !== undefined || numero === past
    const eventPhase = !isOver ? 'sealed' : count < total ? 'landing' : 'landed'
    return {
      numero,
      phase: eventPhase,
      result,
      count,
      total,
      falling: landing.over || landing.count >= landing.whole ? undefined : landing.count,
      bets,
      retry: failed ? () => void refetch() : undefined,
      staged: bets.length > 0 && sent !== numero && (latest === undefined ? !isOver : !landing.over),
      skip: () => {
        setSent(numero)
        if (latest) landing.skip()
      },
      close: () => setClosed(numero),
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `landing.skip` does the same each time
  }, [numero, past, closed, last, landing.count, landing.over, bets, failed, refetch, sent])
}

export const DrawEventContext = createContext<DrawEvent | undefined>(undefined)
export const useDrawEvent = (): DrawEvent | undefined => useContext(DrawEventContext)

/** How many numbers of the last result have landed; undefined when nothing falls. */
export const useLanded = (): number | undefined => useDrawEvent()?.falling
