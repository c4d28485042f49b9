import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Bet, BetLine } from '@portico/contract/bets/shapes'
import { useAppDispatch } from '../../../core/hooks.ts'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { useLazyBetDetailQuery, useNames } from '../../bets/index.ts'
import { useBetPanel } from '../hooks/use-bet-panel.ts'
import { type Again, lineAgain } from '../model/again.ts'
import { MOST_LINES } from '../model/price.ts'
import { linesAdded } from '../slice.ts'
import styles from './bet-again.module.css'

/** Where the ids of the bets to copy stand in the address. */
const PARAMETER = 'again'

/** One thing to say of the bets that were copied. */
type Remark =
  | { readonly kind: 'play' | 'selection'; readonly play: string }
  | { readonly kind: 'mode' | 'multiple' | 'group' | 'odds'; readonly play: string }
  | { readonly kind: 'unknown' | 'full'; readonly count: number }

interface Copied {
  readonly lines: readonly BetLine[]
  readonly remarks: readonly Remark[]
}

const remarksOf = (bet: Bet, again: Again): readonly Remark[] =>
  'refused' in again ? [{ kind: again.refused, play: bet.play }] : again.changed.map((kind) => ({ kind, play: bet.play }))

/** Works out what the bets named in the address are today, copies what can be into the slip, and says what cannot. */
const useBetAgain = () => {
  const { lottery, member, terms, tree, draft } = useBetPanel()
  const dispatch = useAppDispatch()
  const [query, setQuery] = useSearchParams()
  const [ask] = useLazyBetDetailQuery()
  const [copied, setCopied] = useState<Copied>()
  const ids = query.get(PARAMETER)

  const finish = useEffectEvent((bets: readonly Bet[], unknown: number) => {
    const plays = tree.flatMap(({ groups }) => groups.flatMap((group) => group.plays.map(({ id }) => id)))
    const all = bets.map((bet) => ({ bet, again: lineAgain(bet, { lottery, member, terms, plays }) }))
    const good = all.flatMap(({ again }) => ('line' in again ? [again.line] : []))
    const lines = good.slice(0, Math.max(0, MOST_LINES - draft.lines.length))
    const remarks: Remark[] = all.flatMap(({ bet, again }) => remarksOf(bet, again))
    if (unknown > 0) remarks.push({ kind: 'unknown', count: unknown })
    if (lines.length < good.length) remarks.push({ kind: 'full', count: good.length - lines.length })
    dispatch(linesAdded({ gameCode: lottery.gameCode, lines }))
    setCopied({ lines, remarks })
    setQuery(
      (now) => {
        now.delete(PARAMETER)
        return now
      },
      { replace: true },
    )
  })

  useEffect(() => {
    if (!ids) return undefined
    let left = false
    const run = async () => {
      const betIds = ids.split(',').slice(0, MOST_LINES)
      const answers = await Promise.all(betIds.map((betId) => ask({ betId }, true)))
      const bets = answers.flatMap(({ data }) => (data?.bet.gameCode === lottery.gameCode ? [data.bet] : []))
      if (!left) finish(bets, betIds.length - bets.length)
    }
    void run()
    return () => {
      left = true
    }
  }, [ids, ask, lottery.gameCode])

  return { copied, forget: () => setCopied(undefined) }
}

/** Bets that were made before, copied into the slip for the open issue. */
export const BetAgain = () => {
  const { t } = useTranslation('tools')
  const names = useNames()
  const { copied, forget } = useBetAgain()
  const remark = (each: Remark): string =>
    'play' in each ? t(`again.${each.kind}`, { play: names.play(each.play) }) : t(`again.${each.kind}`, { count: each.count })
  return (
    <div role="status">
      {copied && (
        <div className={styles.note}>
          <div>
            <p>{t('again.copied', { count: copied.lines.length })}</p>
            {copied.remarks.length > 0 && (
              <ul>
                {copied.remarks.map((each, index) => (
                  <li key={index}>{remark(each)}</li>
                ))}
              </ul>
            )}
          </div>
          <IconButton small icon={<X />} label={t('again.close')} onClick={forget} />
        </div>
      )}
    </div>
  )
}
