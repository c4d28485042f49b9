import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '../../../../core/hooks.ts'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import type { TypedNumbers } from '../../hooks/use-typed.ts'
import { drafted } from '../../slice.ts'
import { NumberFiltersPanel } from './number-filters.tsx'
import { TypedCounts } from './typed-counts.tsx'
import { TypedTools } from './typed-tools.tsx'
import styles from './typed.module.css'

/** Longer texts are held, not shown: to lay out a hundred thousand numbers stops a browser for seconds. */
const SHOWN = 20_000
/** Of those, as much as tells what they are. */
const PREVIEW = 2_000

/** Numbers typed, pasted or read from a file instead of chosen; each one that cannot be bet on is counted, named and left out. */
export const TypedLines = ({ typed }: { typed: TypedNumbers }) => {
  const { t } = useTranslation(['lottery', 'tools'])
  const format = useFormat()
  const { lottery, play, draft, typing } = useBetPanel()
  const dispatch = useAppDispatch()
  const id = useId()
  const length = typing?.length ?? 0
  const text = draft.typed ?? ''
  const long = text.length > SHOWN
  const change = (typed: string) => dispatch(drafted({ gameCode: lottery.gameCode, change: { play: play.id, typed } }))
  const add = (more: string) => change(text === '' ? more : `${text}\n${more}`)
  return (
    <div className={styles.typed}>
      <label htmlFor={id} className={styles.hint}>
        {t('typed.label', { count: length })} {t('tools:typed.most', { most: format.number(lottery.maxNotes) })}
      </label>
      <textarea
        id={id}
        value={long ? `${text.slice(0, PREVIEW)} …` : text}
        readOnly={long}
        inputMode="numeric"
        spellCheck={false}
        autoComplete="off"
        placeholder={t('typed.example', { one: '01234'.slice(0, length), other: '56789'.slice(0, length) })}
        aria-invalid={typed.refused > 0}
        aria-describedby={`${id}-read`}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text')
          if (text.length + pasted.length <= SHOWN) return
          event.preventDefault()
          add(pasted)
        }}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {long && <p className={styles.hint}>{t('tools:typed.long')}</p>}
      <TypedTools text={text} onText={change} onMore={add} />
      <div id={`${id}-read`} role="status">
        <TypedCounts typed={typed} />
      </div>
      {typed.lines.length > 1 && <NumberFiltersPanel />}
    </div>
  )
}
