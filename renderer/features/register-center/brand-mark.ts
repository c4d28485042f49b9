/** A colour that the page's theme decides. */
const LOOKED_UP = /var\((--[\w-]+)\)/g

/** The brand's mark as a picture of its own, with its colours in it; nothing where the page carries none. */
export const brandMark = (): string | undefined => {
  const symbol = document.querySelector('#brand-mark')
  if (!symbol) return undefined
  const colours = getComputedStyle(document.documentElement)
  const inner = symbol.innerHTML.replaceAll(LOOKED_UP, (_whole, name: string) => colours.getPropertyValue(name).trim())
  const box = symbol.getAttribute('viewBox') ?? '0 0 28 28'
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>`)}`
}
