import type { Numero } from '@portico/contract/lottery/draw-shapes'
import type { OpenedGame } from '@portico/contract/lottery/shapes'

/** `open` takes bets, `sealed` waits for its draw, `drawing` is past its draw instant without a result, `none` has no issue. */
export type Phase = 'open' | 'sealed' | 'drawing' | 'none'

export interface IssueNow {
  readonly phase: Phase
  readonly issue: Numero | undefined
}

const phaseOf = ({ openAt, sealAt, drawAt, state }: Numero, now: number): Phase => {
  if (now >= Date.parse(drawAt)) return 'drawing'
  if (now >= Date.parse(sealAt) || state === 'SEALED') return 'sealed'
  return now >= Date.parse(openAt) ? 'open' : 'sealed'
}

/**
 * The issue that matters at this instant of the server's clock: the current one until it has a result, then the next one, even
 * before the socket has told of it.
 */
export const issueNow = (opened: Pick<OpenedGame, 'current' | 'next' | 'last'> | undefined, now: number): IssueNow => {
  const { current, next, last } = opened ?? {}
  const drawn = current && last && last.numero >= current.numero
  const begun = next && now >= Date.parse(next.openAt) && now < Date.parse(next.sealAt)
  if (next && begun) return { phase: 'open', issue: next }
  if (!current || drawn) return { phase: 'none', issue: next ?? undefined }
  return { phase: phaseOf(current, now), issue: current }
}

/** The day that an issue counts to in its lottery's zone, YYYY-MM-DD; undefined for numbers that begin with no day. */
export const dayOf = (numero: string | undefined): string | undefined => {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})(?:-|$)/.exec(numero ?? '') ?? []
  return day === undefined ? undefined : `${year}-${month}-${day}`
}
