import type { RegisterLink } from '@portico/contract/register-link/shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-language.tsx'
import { cx } from '../../lib/cx.ts'
import styles from './links.module.css'

/** So few uses are left that whoever prints it should know. */
const FEW = 3

/** What a link is good for, as a dot and words. */
export const LinkStateMark = ({ link }: { readonly link: Pick<RegisterLink, 'state' | 'above' | 'uses' | 'maxUses'> }) => {
  const { t } = useTranslation('registerCenter')
  const format = useFormat()
  const { state, above, uses, maxUses } = link
  const left = maxUses === null ? undefined : maxUses - uses
  if (state !== 'LIVE') return <span className={styles.state}>{t(`state.${state}`)}</span>
  if (above.length > 0) return <span className={cx(styles.state, styles.bad)}>{t('aboveYours')}</span>
  if (left !== undefined && left <= FEW)
    return <span className={cx(styles.state, styles.low)}>{t('usesLeft', { count: left, number: format.number(left) })}</span>
  return <span className={cx(styles.state, styles.live)}>{t('state.LIVE')}</span>
}
