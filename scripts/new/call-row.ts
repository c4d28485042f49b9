/** The source of a row that is still to be written. */
export const callRow = (noun: string, name: string): string => `
/** TODO one line for the published reference. */
export const ${name} = call({
  method: 'POST',
  path: '/wps/${noun}/${name}',
  token: true,
  request: () => z.object({}),
  response: () => z.object({}),
})
`

/** The source of such a row's example. */
export const callExample = (name: string): string => `  ${name}: { request: {}, response: {}, failures: [] },\n`
