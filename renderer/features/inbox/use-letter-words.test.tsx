import { examples } from '@portico/contract/examples'
import type { Letter } from '@portico/contract/inbox/shapes'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../test/render.tsx'
import { useLetterWords } from './use-letter-words.ts'

const [example] = examples.memberLetters.response.list
const order = (values: Letter['values']): Letter => ({
  ...example!,
  template: 'POINT_ORDER_APPROVED',
  values: { number: '20261121-7', subject: 'Tea cup', ...values },
  title: '',
  body: '',
})

const Words = ({ letters }: { readonly letters: readonly Letter[] }) => {
  const words = useLetterWords()
  return letters.map((letter, i) => (
    <p key={i}>
      {words(letter).title} / {words(letter).body}
    </p>
  ))
}

it('says of a parcel that it is on its way, and of a code that it is there', async () => {
  const letters = [order({ kind: 'DELIVERY', tracking: 'VN77' }), order({}), order({ kind: 'DIGITAL', tracking: 'A-1' })]
  await renderApp(<Words letters={letters} />, { namespaces: ['inbox'] })
  await screen.findByText(/^On its way/)
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'On its way: Tea cup / Your order 20261121-7 was approved. Tracking number: VN77',
    'Yours: Tea cup / Your order 20261121-7 was approved.',
    'Yours: Tea cup / Your order 20261121-7 was approved. Code: A-1',
  ])
})
