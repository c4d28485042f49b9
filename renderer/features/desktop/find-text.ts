/** More are not marked: a page that repeats a letter a million times would stand still. */
const MOST = 2_000

const isVisible = (element: Element): boolean => element.checkVisibility?.({ visibilityProperty: true }) ?? true

/** The places of a page where a text stands, in reading order, without regard to case. What is hidden is left out, and so is what `ignore` holds. */
export const findText = (root: Node, text: string, ignore?: Element | null): Range[] => {
  const query = text.toLowerCase()
  if (query.trim() === '') return []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) => {
    const { parentElement } = node
    if (!parentElement || /^(script|style|template|noscript)$/i.test(parentElement.tagName)) return NodeFilter.FILTER_REJECT
    return ignore?.contains(node) || !isVisible(parentElement) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT
  })
  const ranges: Range[] = []
  for (let node = walker.nextNode(); node && ranges.length < MOST; node = walker.nextNode()) {
    // Some letters have another length in lower case: those places are left out rather than marked wrongly.
    const content = (node.nodeValue ?? '').toLowerCase()
    if (content.length !== node.nodeValue?.length) continue
    for (let at = content.indexOf(query); at >= 0 && ranges.length < MOST; at = content.indexOf(query, at + query.length)) {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + query.length)
      ranges.push(range)
    }
  }
  return ranges
}
