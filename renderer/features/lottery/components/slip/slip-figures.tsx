import { useTranslation } from 'react-i18next'
import { toMoney } from '@portico/contract/kit/money'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { useIssue } from '../../hooks/use-issue.ts'
import { chanceOf, lossOf } from '../../model/chance.ts'
import type { Priced } from '../../model/price.ts'
import { TIMES } from '../times.ts'
import styles from './slip.module.css'

export const MONEY = { min: 0, max: 4 } as const
const BLANK = '–'

/** Most odds that are written out; of more the lowest and the highest. */
const WRITTEN = 3

const oddsText = (all: readonly number[], write: (odds: number) => string): string => {
  const odds = [...new Set(all)].toSorted((one, other) => one - other)
  const [lowest] = odds
  if (lowest === undefined) return BLANK
  return odds.length <= WRITTEN ? odds.map(write).join(' / ') : `${write(lowest)} – ${write(odds.at(-1) ?? lowest)}`
}

const useRows = (priced: Priced | undefined) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { member } = useBetPanel()
  if (!priced) return { notes: BLANK, stake: BLANK, rebate: BLANK, odds: BLANK, chance: BLANK, among: '', loss: BLANK }
  const { quote, rebate, factors } = priced
  const { ratio, win, of, digits, plain } = chanceOf(quote.chance)
  const loss = lossOf(quote.chance)
  const count = format.number(quote.notes)
  return {
    notes: factors.length > 0 ? `${factors.join(' × ')} = ${count}` : count,
    stake: format.money(toMoney(quote.stake, member.currency), MONEY),
    rebate: format.money(toMoney(rebate, member.currency), MONEY),
    odds: oddsText(
      quote.tiers.map((tier) => Number((tier.return * 10_000n) / priced.per) / 10_000),
      (times) => format.number(times, TIMES),
    ),
    chance: format.percent(ratio, digits),
    among: win === of || !plain ? '' : t('slip.among', { win: format.number(win), of: format.number(of) }),
    loss: format.percent(loss.ratio, loss.digits),
  }
}

/** Notes, stake, rebate, chance to win and closing time of the chosen line. */
export const SlipFigures = ({ priced }: { priced: Priced | undefined }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { phase, issue } = useIssue()
  const { odds } = useBetPanel()
  const rows = useRows(priced)
  return (
    <dl className={styles.figures}>
      <dt>{t('slip.notes')}</dt>
      <dd>{rows.notes}</dd>
      <dt>{t('slip.stake')}</dt>
      <dd>{rows.stake}</dd>
      {odds ? (
        <>
          <dt>{t('slip.odds')}</dt>
          <dd>{rows.odds}</dd>
        </>
      ) : (
        <>
          <dt>{t('slip.rebate')}</dt>
          <dd>{rows.rebate}</dd>
        </>
      )}
      <dt>{t('slip.chance')}</dt>
      <dd>
        {rows.chance} {rows.among && <span className={styles.dim}>{rows.among}</span>}
      </dd>
      <dt>{t('slip.loss')}</dt>
      <dd>{rows.loss}</dd>
      <dt>{t('slip.closes')}</dt>
      <dd>
        {issue && phase !== 'none' ? (
          <>
            {format.instant(issue.sealAt, 'seconds')} <span className={styles.dim}>{format.offset(issue.sealAt)}</span>
          </>
        ) : (
          BLANK
        )}
      </dd>
    </dl>
  )
}

/** The most that one draw can give back, and what makes it. */
export const PossibleReturn = ({ priced }: { priced: Priced | undefined }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { member } = useBetPanel()
  const [tier, ...others] = priced?.quote.tiers ?? []
  const single = priced && tier && others.length === 0 && tier.return === priced.quote.maxReturn
  const times = single ? format.number(Number((tier.return * 100n) / priced.per) / 100) : ''
  return (
    <div className={styles.return}>
      <p>
        <span>{t('slip.return')}</span>
        <b>{format.money(toMoney(priced?.quote.maxReturn ?? 0n, member.currency), { min: 0, max: 2 })}</b>
      </p>
      <small>{!priced ? t('slip.choose') : single ? t('slip.oneWins', { times }) : t('slip.most')}</small>
    </div>
  )
}
