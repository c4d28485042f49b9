import type { DiagnosticStep } from '@portico/contract/desktop/shapes'
import { causeOf } from '../gateway/cause.ts'
import { hostOf } from '../gateway/origin.ts'
import { routeName } from '../proxy/route.ts'
import type { Findings } from './facts.ts'

type Name = DiagnosticStep['name']
type Finding = readonly [outcome: DiagnosticStep['outcome'], detail: string]

/** A clock further off than this is reported; certificates and countdowns bear less than they seem to. */
const MAX_SKEW_MS = 120_000

const textOf = (error: Error): string => (error as { readonly code?: string }).code ?? error.message
const faults = ({ verdicts }: Findings) => verdicts.flatMap(([, verdict]) => (verdict.good ? [] : [verdict.fault]))
const anyGood = ({ verdicts }: Findings): boolean => verdicts.some(([, { good }]) => good)
const isDirect = ({ routes }: Findings): boolean => Array.isArray(routes) && routes[0]?.kind === 'direct'

/** Null as long as any gateway answers. */
const cause = (findings: Findings) =>
  anyGood(findings)
    ? null
    : causeOf({ verdicts: findings.verdicts.map(([, verdict]) => verdict), online: findings.online, fromFuture: findings.fromFuture })

const middle = (values: readonly number[]): number | undefined => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

const clock = (findings: Findings): Finding => {
  const skew = middle(findings.verdicts.flatMap(([, verdict]) => (verdict.good && verdict.skew !== undefined ? [verdict.skew] : [])))
  if (skew !== undefined) {
    const seconds = Math.round(Math.abs(skew) / 1_000)
    const detail = `${seconds} s ${skew < 0 ? 'ahead of' : 'behind'} the gateways`
    return [Math.abs(skew) <= MAX_SKEW_MS ? 'good' : 'bad', detail]
  }
  if (faults(findings).includes('date')) return ['bad', 'certificates are not valid at the time of this machine']
  if (findings.fromFuture) return ['bad', 'the signed list of domains was issued later than the time of this machine']
  return ['unknown', 'no gateway told the time']
}

const portal = (findings: Findings): Finding => {
  if (anyGood(findings)) return ['good', 'a gateway answers by itself']
  const strange = faults(findings).filter((fault) => fault === 'foreign' || fault === 'redirect').length
  if (cause(findings) === 'portal') return ['bad', `somebody else answers for ${strange} of ${findings.verdicts.length} gateways`]
  return ['unknown', 'nothing answers']
}

const name = (findings: Findings): Finding => {
  const { addresses, active } = findings
  const host = hostOf(active)
  if (addresses instanceof Error) return [isDirect(findings) ? 'bad' : 'unknown', `${host}: ${textOf(addresses)}`]
  if (addresses === null) return ['unknown', `${host}: no answer`]
  return [addresses.length > 0 ? 'good' : 'bad', `${host}: ${addresses.join(' ') || 'no address'}`]
}

const gateways = (findings: Findings): Finding => {
  const each = findings.verdicts.map(([origin, verdict]) => {
    const answer = verdict.good ? `${Math.round(verdict.ms)} ms` : verdict.fault
    return `${hostOf(origin)}${origin === findings.active ? ' (in use)' : ''}: ${answer}`
  })
  return [anyGood(findings) ? 'good' : 'bad', each.join('; ') || 'none is known']
}

const socket = ({ session, socket: state }: Findings): Finding => {
  if (state === 'open') return ['good', state]
  return [session.held && state === 'waiting' ? 'bad' : 'unknown', state]
}

const proxy = ({ proxy: { mode }, routes }: Findings): Finding => {
  if (routes === null) return ['unknown', `${mode}: no answer`]
  if (routes instanceof Error) return ['bad', `${mode}: ${textOf(routes)}`]
  return routes.length > 0 ? ['good', `${mode}: ${routes.map(routeName).join(', ')}`] : ['bad', `${mode}: no way that is understood`]
}

const updates = ({ update }: Findings): Finding => {
  if (update.kind === 'failed') return ['bad', `failed: ${update.code}`]
  return update.kind === 'off' ? ['unknown', `off: ${update.reason}`] : ['good', update.kind]
}

/** In the order in which a person would look. */
const STEPS: Readonly<Record<Name, (findings: Findings) => Finding>> = {
  network: (findings) =>
    cause(findings) === 'offline' ? ['bad', 'no network'] : [anyGood(findings) || findings.online ? 'good' : 'bad', 'there is a network'],
  name,
  clock,
  portal,
  gateways,
  session: ({ session }) => (session.held ? ['good', 'signed in'] : ['unknown', 'not signed in']),
  socket,
  vault: ({ session, keyStore }) => [session.vault === 'ready' ? 'good' : 'bad', `${session.vault}, ${keyStore}`],
  proxy,
  updates,
}

/** Reads the findings as numbered steps; the first bad one is where to begin. */
export const stepsOf = (findings: Findings): DiagnosticStep[] =>
  (Object.keys(STEPS) as Name[]).map((step, index) => {
    const [outcome, detail] = STEPS[step](findings)
    return { number: index + 1, name: step, outcome, detail }
  })
