/**
 * Cuts a stream of text into lines, a batch for each piece that came. Lines end at line feeds only: a string of JSON may hold the
 * line separators of Unicode, at which node:readline would cut.
 */
export async function* batchesOfLines(pieces: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    if (lines.length > 0) yield lines
  }
  if (rest !== '') yield [rest]
}
