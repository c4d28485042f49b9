import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'
import type { NextStep, ProofMethod } from '@portico/contract/kit/next-step'
import { cx } from '../../../lib/cx.ts'
import tile from '../../../ui/icon-tile/icon-tile.module.css'
import twoLines from '../../../ui/two-lines/two-lines.module.css'
import { ProofIcon } from './proof-icon.tsx'
import styles from './verify-step.module.css'

interface ProofListProps {
  readonly methods: NextStep['methods']
  /** The way that the reader turned back from. */
  readonly last: ProofMethod | undefined
  readonly onChoose: (method: ProofMethod) => void
}

/** The ways that a member has set up to prove who they are, each with where its code goes. */
export const ProofList = ({ methods, last, onChoose }: ProofListProps) => {
  const { t } = useTranslation('session')
  return (
    <ul className={styles.ways}>
      {methods.map(({ method, to }) => (
        <li key={method}>
          <button type="button" className={styles.way} autoFocus={method === last} onClick={() => onChoose(method)}>
            <span className={cx(tile.tile, styles.icon)}>
              <ProofIcon method={method} />
            </span>
            <span className={twoLines.lines}>
              <b>{t(`step.way.${method}`)}</b>
              <small>{to === null ? t(`step.from.${method}` as 'step.from.TOTP') : <bdi dir="ltr">{to}</bdi>}</small>
            </span>
            <ChevronRight aria-hidden="true" className={styles.go} />
          </button>
        </li>
      ))}
    </ul>
  )
}
