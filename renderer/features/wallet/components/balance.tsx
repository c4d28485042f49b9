import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { recall, remember } from '../../../lib/remember.ts'
import { useBalanceQuery } from '../api.ts'
import { useShownBalance } from '../use-shown-balance.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import styles from './balance.module.css'

const Notices = lazyPart(async () => (await import('../account-notices.tsx')).AccountNotices)

const HIDDEN_KEY = 'portico.balance.hidden'
/** What stands for a hidden balance; as wide whatever it hides. */
const MASK = '***'

/** Whether its owner keeps sums out of sight. */
export const isBalanceHidden = (): boolean => recall(HIDDEN_KEY) === '1'

/** The balance where it stands a second time, on one line; hidden where its owner hides it. */
export const BalanceFigure = () => {
  const format = useFormat()
  // Failure shown by ./balance.tsx, in the header of the same page.
  const { data } = useBalanceQuery({})
  const figure = useShownBalance(data?.balance)
  if (isBalanceHidden()) return <b>{MASK}</b>
  return <b>{figure ? format.money(figure) : ''}</b>
}

/** The main wallet, always in sight unless its owner hides it [WALLET-01]. */
export const Balance = () => {
  const { t } = useTranslation(['wallet', 'common'])
  const format = useFormat()
  const { data, isError, isFetching, refetch } = useBalanceQuery({})
  const figure = useShownBalance(data?.balance)
  const [hidden, setHidden] = useState(isBalanceHidden)
  const toggle = () => {
    remember(HIDDEN_KEY, hidden ? '' : '1')
    setHidden(!hidden)
  }
  const text = figure ? format.money(figure) : isError ? '—' : ''
  return (
    <div className={styles.balance} role="group" aria-label={t('common:header.balance')}>
      <span className={styles.head}>
        {t('common:header.balance')}
        <button type="button" aria-pressed={hidden} aria-label={t('hide')} title={t('hide')} onClick={toggle}>
          {hidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </button>
        <button
          type="button"
          aria-label={t('refresh')}
          title={t('refresh')}
          data-busy={isFetching || undefined}
          onClick={() => void refetch()}
        >
          <RotateCw aria-hidden="true" />
        </button>
      </span>
      <output className={styles.figure} title={!figure && isError ? t('common:fault.title') : undefined}>
        {hidden ? MASK : text}
      </output>
      <Suspense>
        <Notices />
      </Suspense>
    </div>
  )
}
