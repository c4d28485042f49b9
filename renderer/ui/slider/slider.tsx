import type { CSSProperties, InputHTMLAttributes } from 'react'
import { cx } from '../../lib/cx.ts'
import styles from './slider.module.css'

export interface SliderProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> {
  readonly min: number
  readonly max: number
  readonly value: number
  readonly onValue: (value: number) => void
}

export const Slider = ({ min, max, value, onValue, className, style, ...rest }: SliderProps) => {
  const share = max > min ? ((value - min) / (max - min)) * 100 : 0
  return (
    <input
      {...rest}
      type="range"
      min={min}
      max={max}
      value={value}
      className={cx(styles.slider, className)}
      style={{ ...style, '--share': `${share}%` } as CSSProperties}
      onChange={(event) => onValue(event.currentTarget.valueAsNumber)}
    />
  )
}
