import { type KeyboardEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.tsx'
import { TextInput, type TextInputProps } from '../text-input/text-input.tsx'
import { dateOrder, daysFrom, patternOf, readDay, writeDay } from './date-text.ts'

export interface DateFieldProps extends Pick<TextInputProps, 'id' | 'dense' | 'aria-describedby'> {
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string
  /** The first and the last day that may be chosen. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** The day that was typed; empty while the text is none. */
  readonly onValue: (day: string) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

/** A day, typed in the order in which the site writes days. The arrows go from day to day. */
export const DateField = ({ value, min = '', max = '9999-12-31', onValue, ...rest }: DateFieldProps) => {
  const { t } = useTranslation()
  const { tag } = useLanguage()
  const order = useMemo(() => dateOrder(tag), [tag])
  const [text, setText] = useState(() => writeDay(order, value))
  const day = readDay(order, text)
  const outside = day !== undefined && (day < min || day > max)

  const put = (next: string) => {
    setText(writeDay(order, next))
    onValue(next)
  }
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined || day === undefined) return
    event.preventDefault()
    const next = daysFrom(day, step)
    if (next >= min && next <= max) put(next)
  }

  return (
    <TextInput
      {...rest}
      type="text"
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      placeholder={patternOf(order, { day: t('date.day'), month: t('date.month'), year: t('date.year') })}
      aria-invalid={(text !== '' && day === undefined) || outside || undefined}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        onValue(readDay(order, event.target.value) ?? '')
      }}
      onKeyDown={press}
      onBlur={() => day !== undefined && setText(writeDay(order, day))}
    />
  )
}
