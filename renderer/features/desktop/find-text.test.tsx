import { expect, it } from 'vitest'
import { findText } from './find-text.ts'

const page = (html: string): HTMLElement => {
  const root = document.createElement('main')
  root.innerHTML = html
  return root
}
const texts = (html: string, text: string) => findText(page(html), text).map(String)

it('finds a text wherever it stands, in whatever case [DESKTOP-07]', () => {
  expect(texts('<p>Miền Bắc, miền Nam</p><b>MIỀN Trung</b>', 'miền')).toEqual(['Miền', 'miền', 'MIỀN'])
  expect(texts('<p>aaaa</p>', 'aa')).toEqual(['aa', 'aa'])
})

it('finds nothing in scripts, in what it is told to leave out, and for blanks [DESKTOP-07]', () => {
  expect(texts('<script>bet</script><style>bet{}</style><p>bet</p>', 'bet')).toEqual(['bet'])
  expect(texts('<p>a b</p>', ' ')).toEqual([])
  const root = page('<p>bet</p><form>bet</form>')
  expect(findText(root, 'bet', root.querySelector('form'))).toHaveLength(1)
})
