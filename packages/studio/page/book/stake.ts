import { fill, h } from '../dom.ts'
import type { Table } from '../table.ts'

const QUICK = [50, 100, 200, 500]
const FIRST = 20
/** Amounts are typed in whole units of the currency. */
const WHOLE = 10_000

export interface StakeInput {
  readonly element: HTMLElement
  /** In 1/10000; undefined where what is typed is no stake. */
  readonly stake: () => number | undefined
  readonly label: (text: string) => void
  readonly lock: (on: boolean) => void
  readonly focus: () => void
}

/** What is staked on a bet: typed, or one of some usual amounts. */
export const createStakeInput = ({ state, say, money, locale }: Table, changed: () => void): StakeInput => {
  const { minStake, maxStake } = state.limits
  const short = new Intl.NumberFormat(locale === 'vi' ? 'en' : locale, { notation: 'compact', maximumFractionDigits: 1 })
  const grouped = new Intl.NumberFormat(locale)
  const amounts = QUICK.map((times) => times * state.unit).filter((amount) => amount >= minStake && amount <= maxStake)
  let stake = Math.min(maxStake, Math.max(FIRST * state.unit, Math.ceil(minStake / state.unit) * state.unit))
  const isStake = (amount: number) => amount % state.unit === 0 && amount >= Math.max(minStake, state.unit) && amount <= maxStake
  const word = h('label', { for: 'book-stake' }, say('bookStake'))
  const sign = money(0).replaceAll(/[\d\s.,]/g, '') || state.currency
  const input = h('input', {
    id: 'book-stake',
    inputmode: 'numeric',
    autocomplete: 'off',
    maxlength: 15,
    'aria-describedby': 'book-limits',
  }) as HTMLInputElement
  const quick = h('div', { class: 'quick', role: 'group', 'aria-label': say('bookStake') })
  const write = () => {
    input.setAttribute('aria-invalid', String(!isStake(stake)))
    fill(
      quick,
      ...amounts.map((amount) =>
        h(
          'button',
          {
            type: 'button',
            class: 'quiet',
            'aria-pressed': String(amount === stake),
            'aria-label': `${short.format(amount / WHOLE)}, ${money(amount)}`,
            onclick: () => {
              if (input.readOnly) return
              stake = amount
              input.value = grouped.format(stake / WHOLE)
              write()
              quick.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
              changed()
            },
          },
          short.format(amount / WHOLE),
        ),
      ),
    )
  }
  input.addEventListener('input', () => {
    stake = Number(input.value.replaceAll(/\D/g, '') || 0) * WHOLE
    write()
    changed()
  })
  input.addEventListener('change', () => void (input.value = grouped.format(stake / WHOLE)))
  input.value = grouped.format(stake / WHOLE)
  write()
  return {
    element: h(
      'div',
      { class: 'stake' },
      h('div', { class: 'stake-line' }, word, h('span', { class: 'stake-amount' }, input, h('span', { 'aria-hidden': 'true' }, sign))),
      quick,
    ),
    stake: () => (isStake(stake) ? stake : undefined),
    label: (text) => fill(word, text),
    lock: (on) => void (input.readOnly = on),
    focus: () => input.focus(),
  }
}
