import { escape, STYLE } from './page.ts'
import type { Payout, PayoutMode } from './payouts.ts'

const MODES: readonly (readonly [PayoutMode, string, string])[] = [
  ['ANSWER', 'Answer', 'Each is decided below, or paid after 15 seconds.'],
  ['SILENT_PAID', 'Time out, then paid', 'No answer; asked after a minute it says that it was paid.'],
  ['SILENT_UNPAID', 'Time out, then unpaid', 'No answer; asked after a minute it says that nothing was paid.'],
  ['LOST', 'Time out, and never heard of', 'No answer, and asked it knows nothing of it: the desk sends it again or settles it.'],
]

const line = ({ id, amount, currency, to, state }: Payout): string => {
  const buttons = `<form method="post"><button name="action" value="approve ${escape(id)}">Pay it out</button><button name="action" value="reject ${escape(id)}">Refuse it</button></form>`
  return `<li><p class="sum"><bdi>${escape(amount)} ${escape(currency)}</bdi></p><p>${escape(to)}: ${state}</p>${state === 'PENDING' ? buttons : ''}</li>`
}

/** Where whoever tries the site decides what becomes of payouts. */
export const payoutsPage = (payouts: readonly Payout[], mode: PayoutMode): string => {
  const modes = MODES.map(
    ([value, label, hint]) =>
      `<button name="action" value="${value}"${value === mode ? ' aria-pressed="true"' : ''}>${label}${value === mode ? ' (now)' : ''}<small>${hint}</small></button>`,
  ).join('')
  const list = payouts.length === 0 ? '<p>No payout yet.</p>' : `<ol>${payouts.map(line).join('')}</ol>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Sandbox payouts</title><style>${STYLE}</style><main><h1>Sandbox payouts</h1><p>A stand-in for a bank: no money moves. What should become of the payouts to come?</p><form method="post">${modes}</form>${list}<a href="/member/withdraw">Back to the site</a></main></html>`
}
