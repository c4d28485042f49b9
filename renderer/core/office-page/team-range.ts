import type { teamScope } from '@portico/contract/agent/shapes'
import type * as z from 'zod/mini'
import { type Days, presetDays } from '../../lib/days.ts'
import { UNTYPED } from '../../lib/untyped.ts'
import { isRange, PRESETS, type TeamPreset } from './team-days.ts'

export type Scope = z.infer<typeof teamScope>

export const SCOPES: readonly Scope[] = ['SELF', 'DIRECT', 'TEAM']

/** As much of an account's name as may be searched for. */
export const LONGEST_NAME = 64

/** Whose figures a page shows, and of which days. */
export interface TeamRangeView {
  readonly scope: Scope
  /** Absent for days of the reader's own choice. */
  readonly preset: TeamPreset | undefined
  readonly days: Days
}

const USUAL = { scope: 'TEAM', preset: 'last14' } as const

export const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((known) => known === value)

/** An account's name as a person could have typed it. */
export const typedName = (text: string | null): string => (text ?? '').replaceAll(UNTYPED, '').slice(0, LONGEST_NAME)

/** Reads whose figures an address asks for; whatever it cannot mean falls back to the usual. */
export const readTeamRange = (params: URLSearchParams, today: string): TeamRangeView => {
  const own = { from: params.get('from') ?? '', to: params.get('to') ?? '' }
  const chosen = isRange(own, today)
  const preset = oneOf(PRESETS, params.get('range')) ?? USUAL.preset
  return {
    scope: oneOf(SCOPES, params.get('scope')) ?? USUAL.scope,
    preset: chosen ? undefined : preset,
    days: chosen ? own : presetDays(preset, today),
  }
}

/** Sets a parameter unless it says what is usual. */
export const putUnusual = (params: URLSearchParams, name: string, value: string | undefined, usual?: string): void => {
  if (value && value !== usual) params.set(name, value)
}

export const writeTeamRange = (params: URLSearchParams, { scope, preset, days }: TeamRangeView): void => {
  putUnusual(params, 'scope', scope, USUAL.scope)
  putUnusual(params, 'range', preset, USUAL.preset)
  if (preset) return
  putUnusual(params, 'from', days.from)
  putUnusual(params, 'to', days.to)
}
