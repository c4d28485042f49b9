import type { hotMatches } from '@portico/contract/content/match-calls'
import type { ResponseOf } from '@portico/contract/kit/call'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerNow } from '../../../core/use-server-now.ts'
import { InLanguage } from '../../../i18n/in-language.tsx'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { Rail } from '../../../ui/rail/rail.tsx'
import strip from '../../../ui/strip/strip.module.css'
import { useOpenGame } from '../../launch/index.ts'
import { useHotMatchesQuery } from '../blog-api.ts'
import styles from './hot-matches.module.css'

type Match = ResponseOf<typeof hotMatches>['list'][number]

/** As many as stand in two rows of a wide page. */
const SHOWN = 6

const MatchCard = ({ match, onBet }: { readonly match: Match; readonly onBet: () => void }) => {
  const { t } = useTranslation('games')
  const format = useFormat()
  const title = useId()
  const { league, home, away, lang, startsAt, bets } = match
  return (
    <li className={styles.match} aria-labelledby={title}>
      <header>
        <span>
          <InLanguage tag={lang}>{league}</InLanguage>
        </span>
        <time dateTime={startsAt}>{format.instant(startsAt, 'dayTime')}</time>
      </header>
      <h3 id={title} className={styles.sides} aria-label={t('matches.versus', { home, away })}>
        <span>
          <InLanguage tag={lang}>{home}</InLanguage>
        </span>
        <span>
          <InLanguage tag={lang}>{away}</InLanguage>
        </span>
      </h3>
      {bets.length > 0 && (
        <dl className={styles.bets}>
          {bets.map(({ label, odds }) => (
            <div key={label}>
              <dt>
                <InLanguage tag={lang}>{label}</InLanguage>
              </dt>
              <dd>{format.number(odds, { minimumFractionDigits: 2 })}</dd>
            </div>
          ))}
        </dl>
      )}
      <Button look="quiet" size="small" wide aria-label={t('matches.betOn', { home, away })} onClick={onBet}>
        {t('matches.bet')}
      </Button>
    </li>
  )
}

/** Matches that people bet on much: league, match, time and bets; each leads into its sports game, and goes when it begins [PROMO-10]. */
export const Component = () => {
  const { t } = useTranslation('games')
  const { data, isError, refetch } = useHotMatchesQuery({})
  const open = useOpenGame()
  const now = useServerNow()
  const ahead = data?.list.filter(({ startsAt }) => Date.parse(startsAt) > now).slice(0, SHOWN) ?? []
  if (!data && isError)
    return (
      <Rail title={t('matches.title')} layout="plain">
        <ErrorLine onRetry={() => void refetch()} />
      </Rail>
    )
  if (ahead.length === 0) return null
  return (
    <Rail title={t('matches.title')} layout="plain">
      <ul className={cx(strip.onPhones, styles.matches)}>
        {ahead.map((match) => (
          <MatchCard key={match.match} match={match} onBet={() => open(match.game, 'real', match.match)} />
        ))}
      </ul>
      <p className={styles.note}>{ahead.some(({ bets }) => bets.length > 0) && t('matches.odds')}</p>
    </Rail>
  )
}
