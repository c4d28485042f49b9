import { expect, test } from 'vitest'
import { batchesOfLines } from './lines.ts'

test('lines are cut at line feeds only, wherever the pieces end', async () => {
  const text = 'one\u2028still\ntwo\r\n\nthree'
  for (const size of [1, 4, 100]) {
    const pieces = async function* () {
      for (let i = 0; i < text.length; i += size) yield text.slice(i, i + size)
    }
    const lines: string[] = []
    for await (const batch of batchesOfLines(pieces())) lines.push(...batch)
    expect(lines).toEqual(['one\u2028still', 'two\r', '', 'three'])
  }
})
