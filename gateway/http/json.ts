/**
 * Parses JSON from outside.
 * @throws SyntaxError for anything that is not JSON, and for keys that could reach a prototype.
 */
export const parseJson = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) => {
    if (key === '__proto__' || key === 'prototype' || key === 'constructor') throw new SyntaxError('forbidden key')
    return value
  })
