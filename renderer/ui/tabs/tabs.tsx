import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { cx } from '../../lib/cx.ts'
import strip from '../strip/strip.module.css'
import styles from './tabs.module.css'

export interface TabOption<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
}

export interface TabsProps<Value extends string> {
  readonly label: string
  readonly tabs: readonly TabOption<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** Id of the panel these tabs control. */
  readonly panelId?: string | undefined
  readonly className?: string | undefined
}

/** The first level of a choice, underlined in the accent. Arrows move along. */
export const Tabs = <Value extends string>({ label, tabs, value, onChange, panelId, className }: TabsProps<Value>) => {
  const list = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value)
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps: Record<string, number> = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1, Home: -at, End: tabs.length - 1 - at }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const index = (at + step + tabs.length) % tabs.length
    const next = tabs[index]
    if (!next) return
    onChange(next.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={label} tabIndex={-1} className={cx(strip.strip, styles.list, className)} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
