import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '../../../core/hooks.ts'
import { useBetPanel } from '../hooks/use-bet-panel.ts'
import type { Typed } from '../model/typed.ts'
import { drafted } from '../slice.ts'
import styles from './play-area.module.css'

/** Most faults that are named one by one. */
const NAMED = 20

/** Numbers typed or pasted instead of chosen; each one that cannot be bet on is named and left out. */
export const TypedLines = ({ typed: { lines, bad } }: { typed: Typed }) => {
  const { t } = useTranslation('lottery')
  const { lottery, play, draft, typing } = useBetPanel()
  const dispatch = useAppDispatch()
  const id = useId()
  const { length, different } = typing ?? { length: 0, different: 1 }
  return (
    <div className={styles.typed}>
      <label htmlFor={id} className={styles.hint}>
        {t('typed.label', { count: length })}
      </label>
      <textarea
        id={id}
        value={draft.typed ?? ''}
        inputMode="numeric"
        spellCheck={false}
        autoComplete="off"
        placeholder={t('typed.example', { one: '01234'.slice(0, length), other: '56789'.slice(0, length) })}
        aria-invalid={bad.length > 0}
        aria-describedby={`${id}-read`}
        onChange={(event) => dispatch(drafted({ gameCode: lottery.gameCode, change: { play: play.id, typed: event.currentTarget.value } }))}
      />
      <div id={`${id}-read`} role="status">
        <p className={styles.hint}>{t('typed.read', { count: lines.length })}</p>
        {bad.length > 0 && (
          <ul className={styles.bad}>
            {bad.slice(0, NAMED).map(({ at, text, fault }) => (
              <li key={at}>
                <CircleAlert aria-hidden="true" />
                {t(`typed.fault.${fault}`, { at, text: text.slice(0, 20), length, different })}
              </li>
            ))}
            {bad.length > NAMED && <li>{t('typed.moreFaults', { count: bad.length - NAMED })}</li>}
          </ul>
        )}
      </div>
    </div>
  )
}
