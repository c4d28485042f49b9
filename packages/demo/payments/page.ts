import type { Payment } from './payments.ts'

export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

export const STYLE = `
:root { color-scheme: light dark; --page: #f4f5f9; --card: #fff; --text: #141c35; --quiet: #59637f; --line: #dfe4ef; --main: #2b4bb3; --on: #fff }
@media (prefers-color-scheme: dark) { :root { --page: #0b1122; --card: #18223e; --text: #f3f0e8; --quiet: #a3adc7; --line: #2d3b62; --main: #e9c07a; --on: #1d1608 } }
* { box-sizing: border-box }
body { margin: 0; padding: 2rem 1.25rem; background: var(--page); color: var(--text); font: 400 16px/1.5 "Be Vietnam Pro", system-ui, sans-serif }
main { width: min(30rem, 100%); margin: 0 auto; padding: 1.75rem; border-radius: 14px; background: var(--card); box-shadow: inset 0 0 0 1px var(--line) }
h1 { margin: 0; font-size: 1.25rem } p { margin: .5rem 0; color: var(--quiet); font-size: .9375rem }
.sum { margin: 1rem 0 .25rem; color: var(--text); font-size: 2rem; font-weight: 600; line-height: 1.2 }
form { display: grid; gap: .5rem; margin: 1.5rem 0 }
button { padding: .75rem 1rem; border: 0; border-radius: 10px; background: var(--page); color: inherit; box-shadow: inset 0 0 0 1px var(--line); font: 500 1rem/1.3 inherit; font-family: inherit; text-align: start; cursor: pointer }
button:first-child { background: var(--main); color: var(--on); box-shadow: none; text-align: center; font-weight: 600 }
button:focus-visible, a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px }
small { display: block; color: var(--quiet) } a { color: inherit }
ol { margin: 1rem 0 0; padding: 1rem 0 0; border-top: 1px solid var(--line); list-style: none; color: var(--quiet); font-size: .875rem; overflow-wrap: anywhere }
`

/** What may be pressed: how it is called, and what it does. */
const CHOICES = [
  ['approve', 'Pay it', ''],
  ['decline', 'Decline', 'The bank says no.'],
  ['less', 'Pay a tenth less', 'Another amount than was asked for: a person looks at it.'],
  ['delay', 'Pay, and say so in 15 seconds', 'The notice is late.'],
  ['twice', 'Pay, and say so twice', 'It is credited once.'],
  ['lose', 'Pay, and say nothing', 'The notice is lost: the site asks after a minute.'],
] as const

const AFTER = [
  ['again', 'Say it again', 'The same notice.'],
  ['second', 'Pay a second time', 'Under another reference: a case for the operator.'],
  ['reverse', 'Take the money back', 'A chargeback: what was credited is taken from the balance, or owed.'],
] as const

const button = ([action, label, hint]: readonly [string, string, string]): string =>
  `<button name="action" value="${action}">${label}${hint === '' ? '' : `<small>${hint}</small>`}</button>`

/** Where whoever tries the site decides what becomes of a payment. */
export const paymentPage = ({ amount, currency, reference, statements }: Payment): string => {
  const paid = statements.some(({ outcome }) => outcome === 'PAID')
  const history = statements
    .map(({ outcome, amount: sum, ref }) => `<li>${outcome} ${escape(sum)} ${escape(currency)}, ${escape(ref)}</li>`)
    .join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Sandbox payment</title><style>${STYLE}</style><main><h1>Sandbox payment</h1><p>A stand-in for a bank: no money moves. What should become of this payment?</p><p class="sum"><bdi>${escape(amount)} ${escape(currency)}</bdi></p><p>Reference <bdi dir="ltr">${escape(reference)}</bdi></p><form method="post">${(paid ? AFTER : CHOICES).map(button).join('')}</form><a href="/member/depositv2">Back to the site</a>${history === '' ? '' : `<ol>${history}</ol>`}</main></html>`
}
