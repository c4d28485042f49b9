import type { RecordRow } from '@portico/contract/records/shapes'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isReturned, standingOf, useNames } from '../../bets/index.ts'
import { standOf, TONES } from '../../withdrawals/index.ts'
import { commaOf } from '../../../i18n/direction.ts'
import { useFormat, useLanguage } from '../../../i18n/use-language.tsx'
import type { Tone } from '../../../ui/tag/tag.tsx'

/** What says more than its kind does, of movements that are about nothing else. */
const CODES = [
  'RECOVERY',
  'PROMOTION',
  'REFERRAL',
  'MISSION',
  'LEADERBOARD',
  'TICKET',
  'POINTS',
  'VENDOR_FREE_WIN',
  'VENDOR_AWARD',
  'BONUS_RELEASE',
] as const

interface MovementWords {
  readonly title: string
  readonly detail: string
  readonly state: { readonly text: string; readonly tone: Tone | undefined } | undefined
}

/** What a movement is about, in words: only what is open, won, credited or in question is marked. */
export const useMovementWords = () => {
  const { t } = useTranslation(['movements', 'records', 'withdraw'])
  const format = useFormat()
  const { tag } = useLanguage()
  const names = useNames()
  return useMemo(
    () =>
      ({ kind, code, amount, subject }: RecordRow): MovementWords => {
        switch (subject?.kind) {
          case 'BET': {
            const { gameName, play, numero, net } = subject
            const state = standingOf(subject.state, net)
            const plain = state === 'WAITING' ? 'neutral' : state === 'WON' && kind === 'PAYOUT' ? 'positive' : undefined
            return {
              title: gameName,
              detail: [names.play(play), format.issue(numero, true)].join(commaOf(tag)),
              state: kind === 'REBATE' ? undefined : { text: t(`records:state.${state}`), tone: state === 'VOID' ? 'warning' : plain },
            }
          }
          case 'PLAN':
            return {
              title: subject.gameName,
              detail: t('plan', { play: names.play(subject.play) }),
              state: { text: t(`planState.${subject.state}`), tone: subject.state === 'ACTIVE' ? 'neutral' : undefined },
            }
          case 'DEPOSIT': {
            const { name, reference, state } = subject
            const tone = state === 'CREDITED' ? 'positive' : state === 'REVERSED' || state === 'REVIEW' ? 'warning' : undefined
            return { title: name, detail: reference, state: { text: t(`depositState.${state}`), tone } }
          }
          case 'WITHDRAWAL': {
            const back = t(code === 'WITHDRAWAL_CREDIT' ? 'withdrawal.credited' : 'withdrawal.back')
            const stand = standOf(subject)
            return {
              title: `${subject.name} \u2066${subject.account}\u2069`,
              detail: subject.reference,
              // What came back is over; where the rest stands is told at what went out.
              state: amount.amount.startsWith('-')
                ? { text: t(`withdraw:stand.${stand}`), tone: TONES[stand] }
                : { text: back, tone: undefined },
            }
          }
          case 'TRANSFER': {
            const way = amount.amount.startsWith('-') ? 'to' : 'from'
            return {
              title: t(`transfer.${way}`, { other: subject.other }),
              detail: t(`transferKind.${subject.transfer}`),
              state: undefined,
            }
          }
          case 'ROUND': {
            const { gameName, vendorName, net } = subject
            const state = standingOf(subject.state, net)
            const plain = state === 'OPEN' ? 'neutral' : state === 'WON' && kind === 'PAYOUT' ? 'positive' : undefined
            return {
              title: gameName,
              detail: vendorName,
              state: {
                text: t(isReturned(state) ? `records:state.${state}` : `records:roundState.${state}`),
                tone: state === 'RETURNED' ? 'warning' : plain,
              },
            }
          }
          default: {
            const named = code.startsWith('ADJUSTMENT') ? 'ADJUSTMENT' : CODES.find((each) => each === code)
            return { title: named ? t(`code.${named}`) : t(`kind.${kind}`), detail: '', state: undefined }
          }
        }
      },
    [t, tag, format, names],
  )
}
