import { useTranslation } from 'react-i18next'
import { toMoney } from '@portico/contract/kit/money'
import type { Play, Tier } from '@portico/lottery/play'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useBetPanel } from '../hooks/use-bet-panel.ts'
import { useChanceText } from '../hooks/use-chance-text.ts'
import { useNames } from '../../bets/index.ts'
import { oddsOf, returnTimes, tierReturn, unitAt } from '../model/price.ts'
import { TIMES } from './times.ts'
import styles from './rules-dialog.module.css'

const TierLine = ({ play, tier }: { play: Play; tier: Tier }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const names = useNames()
  const chance = useChanceText()
  const { prizeGroup, terms, member, draft } = useBetPanel()
  const odds = oddsOf(terms, { play: play.id, selection: {}, book: draft.book })
  const priced = odds ? tier.id in odds : tier.p !== undefined
  const win = priced && toMoney(tierReturn(tier, prizeGroup, terms.unit, odds), member.currency)
  return (
    <li>
      <span>{play.tiers.length > 1 ? names.tier(tier.id, play.id) : t('rules.note')}</span>
      <span>{tier.p && t('rules.chance', { chance: chance.oneIn(tier.p) || chance.percent(tier.p) })}</span>
      <span>
        {win && (
          <>
            {format.money(win, { min: 0, max: 2 })}{' '}
            <small>{t('board.pays', { times: format.number(returnTimes(tier, prizeGroup, odds), TIMES) })}</small>
          </>
        )}
      </span>
    </li>
  )
}

/** Each play's rule, the chance of one note and its prize at the prize group in hand. */
export const RulesDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { tree, tab, prizeGroup, terms, member } = useBetPanel()
  const names = useNames()
  const unit = format.money(toMoney(unitAt(terms.unit, '1'), member.currency), { min: 0, max: 2 })
  return (
    <Dialog title={t('head.rules')} lead={t('rules.lead', { group: prizeGroup, unit })} size="large" onClose={onClose}>
      {tree.map(({ id, groups }) => (
        <details key={id} open={id === tab.id} className={styles.tab}>
          <summary>{names.tab(id)}</summary>
          {groups.map(({ group, plays }) => (
            <div key={group}>
              {groups.length > 1 && <p className={styles.group}>{names.group(group)}</p>}
              {plays.map((play) => (
                <section key={play.id} className={styles.play}>
                  <h3>{names.chip(play)}</h3>
                  <p>{names.help(play)}</p>
                  <ul className={styles.tiers}>
                    {play.tiers.map((tier) => (
                      <TierLine key={tier.id} play={play} tier={tier} />
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          ))}
        </details>
      ))}
    </Dialog>
  )
}
