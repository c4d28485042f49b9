/** What is fetched before it is needed, as one file. */
export { LineStrip } from './line-strip.tsx'
export { NewVersionStrip } from './new-version-strip.tsx'
