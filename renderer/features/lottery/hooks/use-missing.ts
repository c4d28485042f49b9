import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { RefusalCode } from '@portico/lottery/refusal'
import { isEmpty } from '../model/choice.ts'
import { type Missing, missingOf } from '../model/missing.ts'
import { useBetPanel } from './use-bet-panel.ts'

export interface MissingText {
  /** Nothing at all is chosen or typed. */
  readonly nothing: boolean
  /** What to do next, `Choose 4 more places`; empty when the board makes a bet. */
  readonly text: string
  /** A rule that choosing more does not help against. */
  readonly refused: RefusalCode | undefined
  readonly missing: Missing | undefined
}

/** What has still to be chosen before the board makes a bet, in words. */
export const useMissing = (): MissingText => {
  const { t } = useTranslation('lottery')
  const { play, rows, form, typed, pricing } = useBetPanel()
  return useMemo(() => {
    const nothing = typed ? typed.lines.length === 0 && typed.bad.length === 0 : isEmpty(rows)
    if (pricing.ok) return { nothing, text: '', refused: undefined, missing: undefined }
    if (pricing.code === 'TOO_MANY_NOTES') return { nothing, text: t('missing.fewer'), refused: pricing.code, missing: undefined }
    if (typed) return { nothing, text: t('missing.typed'), refused: undefined, missing: undefined }
    const missing = missingOf(play, rows, form)
    const { of, count, begun } = missing ?? { of: 'choices', count: 1, begun: !nothing }
    return { nothing, text: t(`missing.${begun ? 'more' : 'first'}.${of}`, { count }), refused: undefined, missing }
  }, [t, play, rows, form, typed, pricing])
}
