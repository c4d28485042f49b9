import type { LinkRate, RegisterLink } from '@portico/contract/register-link/shapes'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import page from '../../core/office-page/page.module.css'
import { useDayWords } from '../../i18n/use-day-words.ts'
import { useFormat } from '../../i18n/use-language.tsx'
import { cx } from '../../lib/cx.ts'
import type { Column } from '../../ui/data-table/data-table.tsx'
import { LinkStateMark } from './link-state.tsx'
import { useCategoryName } from './use-category-name.ts'
import { ONE_PLACE } from '../../core/office-page/rates.ts'
import styles from './links.module.css'

/** How many deposited, and what share of those who registered that is. */
export const Deposited = ({ deposited, uses }: { readonly deposited: number; readonly uses: number }) => {
  const format = useFormat()
  return (
    <span>
      {format.number(deposited)} {uses > 0 && <span className={styles.share}>{format.percent(deposited / uses)}</span>}
    </span>
  )
}

/** More categories than these make a column of their own. */
const SHORT = 4

const Rates = ({ link, categories }: { readonly link: RegisterLink; readonly categories: readonly LinkRate[] }) => {
  const nameOf = useCategoryName()
  const format = useFormat()
  const rates = new Map(link.rates.map(({ category, rate }) => [category, rate]))
  return (
    <span className={styles.rates}>
      {categories.map(({ category }) => (
        <span key={category} className={cx(link.above.includes(category) && styles.above)}>
          <span className="visually-hidden">{nameOf(category)} </span>
          {format.number(rates.get(category) ?? '0.0', ONE_PLACE)}
        </span>
      ))}
    </span>
  )
}

/** Columns of the links; rates stand in the order of the categories that the agent has any of. */
export const useLinkColumns = (own: readonly LinkRate[] | undefined): readonly Column<RegisterLink>[] => {
  const { t } = useTranslation('registerCenter')
  const format = useFormat()
  const days = useDayWords()
  const nameOf = useCategoryName()
  return useMemo(() => {
    const categories = (own ?? []).filter(({ rate }) => Number(rate) > 0).slice(0, SHORT)
    const rateNames = categories.map(({ category }) => nameOf(category)).join(' · ')
    return [
      {
        id: 'created',
        header: t('column.link'),
        sortBy: ({ createdAt }) => createdAt,
        label: ({ code, channel }) => `${code} ${channel}`,
        cell: ({ code, channel }) => (
          <span className={styles.name}>
            <bdi dir="ltr" className={styles.code}>
              {code}
            </bdi>
            <bdi className={styles.channel}>{channel}</bdi>
          </span>
        ),
      },
      { id: 'type', header: t('column.type'), cell: ({ type }) => t(`type.${type}`) },
      { id: 'rates', header: rateNames || t('column.rates'), cell: (link) => <Rates link={link} categories={categories} /> },
      {
        id: 'ends',
        header: t('column.ends'),
        cell: ({ lastDay }) => <span className={page.soft}>{lastDay ? days.day(lastDay) : t('noEnd')}</span>,
      },
      {
        id: 'uses',
        header: t('column.joined'),
        numeric: true,
        sortBy: ({ uses }) => uses,
        cell: ({ uses, maxUses }) => (
          <span>
            {format.number(uses)}{' '}
            <span className={styles.share}>{maxUses === null ? t('ofAny') : t('ofMost', { number: format.number(maxUses) })}</span>
          </span>
        ),
      },
      {
        id: 'clicks',
        header: t('column.clicks'),
        numeric: true,
        sortBy: ({ clicks }) => clicks,
        cell: ({ clicks }) => format.number(clicks),
      },
      {
        id: 'deposited',
        header: t('column.deposited'),
        numeric: true,
        sortBy: ({ deposited }) => deposited,
        cell: (link) => <Deposited {...link} />,
      },
      { id: 'state', header: t('column.state'), cell: (link) => <LinkStateMark link={link} /> },
    ]
  }, [own, t, format, days, nameOf])
}
