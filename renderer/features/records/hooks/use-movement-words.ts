import type { RecordRow } from '@portico/contract/records/shapes'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNames } from '../../bets/index.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import type { Tone } from '../../../ui/tag/tag.tsx'

interface MovementWords {
  readonly title: string
  readonly detail: string
  readonly state: { readonly text: string; readonly tone: Tone | undefined } | undefined
}

/** What a movement is about, in words: only what is open, won, credited or in question is marked. */
export const useMovementWords = () => {
  const { t } = useTranslation(['movements', 'records'])
  const format = useFormat()
  const names = useNames()
  return useMemo(
    () =>
      ({ kind, code, subject }: RecordRow): MovementWords => {
        switch (subject?.kind) {
          case 'BET': {
            const { gameName, play, numero, state } = subject
            const plain = state === 'WAITING' ? 'neutral' : state === 'WON' && kind === 'PAYOUT' ? 'positive' : undefined
            return {
              title: gameName,
              detail: `${names.play(play)}, ${format.issue(numero, true)}`,
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
          default: {
            const special = code === 'RECOVERY' ? t('code.RECOVERY') : code.startsWith('ADJUSTMENT') ? t('code.ADJUSTMENT') : undefined
            return { title: special ?? t(`kind.${kind}`), detail: '', state: undefined }
          }
        }
      },
    [t, format, names],
  )
}
