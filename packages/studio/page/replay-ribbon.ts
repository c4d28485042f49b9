import type { Round } from '../rounds/round.ts'
import { h } from './dom.ts'
import { signed } from './money.ts'
import { paidBack, type Table } from './table.ts'

/** What a round came to, in figures. */
export const roundResult = ({ say, money }: Pick<Table, 'say' | 'money'>, round: Round): string => {
  const back = paidBack(round)
  return say('roundResult', { stake: money(round.stake), back: money(back), net: signed(money, back - round.stake) })
}

/** What stands over a replay. */
export const replayRibbon = (table: Pick<Table, 'say' | 'money' | 'locale'>, round: Round): HTMLElement => {
  const time = new Intl.DateTimeFormat(table.locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(round.createdAt)
  return h('p', { class: 'ribbon', role: 'status' }, table.say('replayed', { time }), ' ', h('b', {}, roundResult(table, round)))
}
