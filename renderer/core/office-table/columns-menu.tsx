import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Columns3 from 'lucide-react/icons/columns-3'
import Pin from 'lucide-react/icons/pin'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-language.tsx'
import { cx } from '../../lib/cx.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { Popover } from '../../ui/menu/menu.tsx'
import { arranged, type LayoutRules, type TableLayout, withMove, withPin, withToggle } from './layout.ts'
import { useKeys } from './shortcuts.ts'
import styles from './columns-menu.module.css'

interface ColumnsMenuProps {
  readonly layout: TableLayout
  readonly rules: LayoutRules
  /** The id of the column that names the row: always there, always in sight. */
  readonly first: string
  readonly nameOf: (id: string) => string
  readonly onLayout: (layout: TableLayout) => void
}

/** Which columns a table has and in what order: Space shows, Alt with an arrow moves, `p` pins; `c` opens it. */
export const ColumnsMenu = ({ layout, rules, first, nameOf, onLayout }: ColumnsMenuProps) => {
  const { t } = useTranslation('tables')
  const format = useFormat()
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [news, setNews] = useState('')
  const back = useRef<string>(undefined)
  // Keys may come faster than pages are rendered; each builds upon what the one before asked for.
  const latest = useRef(layout)
  useLayoutEffect(() => {
    latest.current = layout
  }, [layout])
  const lay = (next: TableLayout) => {
    latest.current = next
    onLayout(next)
  }
  const columns = arranged(layout)
  const ids = [...columns, ...rules.all.filter((id) => !columns.includes(id))]

  const boxOf = (id: string) => list.current?.querySelector<HTMLElement>(`[data-column="${id}"] input`)
  // A row that moves loses the focus on its way.
  useLayoutEffect(() => {
    if (back.current !== undefined && document.activeElement === document.body) boxOf(back.current)?.focus()
  })
  useKeys({
    c: () => {
      // The table may stand below the window, or be pushed there by what comes above it: its menu would open unseen.
      root.current?.scrollIntoView({ block: 'center' })
      root.current?.querySelector('button')?.click()
      list.current?.querySelector<HTMLElement>('[data-column] input')?.focus()
    },
  })

  const toggle = (id: string) => lay(withToggle(latest.current, id, rules))
  const pin = (id: string) => {
    const next = withPin(latest.current, id)
    if (next === latest.current) return
    back.current = id
    setNews(t(next.pinned.includes(id) ? 'columns.pinned' : 'columns.loose', { column: nameOf(id) }))
    lay(next)
  }
  const move = (id: string, step: -1 | 1) => {
    const next = withMove(latest.current, id, step)
    const order = arranged(next)
    back.current = id
    setNews(t('columns.moved', { column: nameOf(id), place: format.number(order.indexOf(id) + 1), count: format.number(order.length) }))
    lay(next)
  }
  const press = (event: KeyboardEvent, id: string) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (step && event.altKey) {
      if (columns.includes(id)) move(id, step)
    } else if (step) {
      back.current = undefined
      boxOf(ids[ids.indexOf(id) + step] ?? id)?.focus()
    } else if (event.key === 'p' && !event.ctrlKey && !event.metaKey && !event.altKey) pin(id)
    else return
    event.preventDefault()
  }

  return (
    <div ref={root} className={styles.root}>
      <Popover
        stays
        label={t('columns.title')}
        triggerClassName={styles.trigger}
        trigger={
          <>
            <Columns3 aria-hidden="true" />
            <span>{t('columns.title')}</span>
          </>
        }
      >
        <p className={styles.head}>
          <b>{t('columns.title')}</b>
          <span>{t('columns.count', { number: format.number(columns.length + 1), all: format.number(rules.all.length + 1) })}</span>
        </p>
        <ul ref={list} className={styles.list}>
          <li className={styles.row}>
            <Checkbox checked disabled readOnly>
              {nameOf(first)}
            </Checkbox>
            <span className={styles.always}>{t('columns.always')}</span>
          </li>
          {ids.map((id) => {
            const visible = columns.includes(id)
            const isPinned = layout.pinned.includes(id)
            return (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its box, which bubble
              <li key={id} data-column={id} className={styles.row} onKeyDown={(event) => press(event, id)}>
                <Checkbox checked={visible} onChange={() => toggle(id)} aria-keyshortcuts="Space Alt+ArrowUp Alt+ArrowDown P">
                  {nameOf(id)}
                </Checkbox>
                {visible && (
                  <span className={styles.tools}>
                    <IconButton
                      small
                      tabIndex={-1}
                      label={t('columns.up', { column: nameOf(id) })}
                      icon={<ArrowUp />}
                      onClick={() => move(id, -1)}
                    />
                    <IconButton
                      small
                      tabIndex={-1}
                      label={t('columns.down', { column: nameOf(id) })}
                      icon={<ArrowDown />}
                      onClick={() => move(id, 1)}
                    />
                    <IconButton
                      small
                      tabIndex={-1}
                      aria-pressed={isPinned}
                      label={t('columns.pin', { column: nameOf(id) })}
                      icon={<Pin />}
                      className={cx(styles.pin, isPinned && styles.on)}
                      onClick={() => pin(id)}
                    />
                  </span>
                )}
              </li>
            )
          })}
        </ul>
        <Checkbox
          className={styles.roomy}
          checked={layout.roomy}
          onChange={({ target }) => lay({ ...latest.current, roomy: target.checked })}
        >
          {t('columns.roomy')}
        </Checkbox>
        <p className={styles.foot}>
          <Button look="text" size="small" onClick={() => lay({ columns: rules.usual, pinned: [], roomy: false })}>
            {t('columns.usual')}
          </Button>
          <span>{t('columns.keys')}</span>
        </p>
        <span role="status" className="visually-hidden">
          {news}
        </span>
      </Popover>
    </div>
  )
}
