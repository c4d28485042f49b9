import { type ComponentType, lazy } from 'react'

/** A component that loads when it is first shown. */
export const part = <Props extends object>(load: () => Promise<{ readonly Component: ComponentType<Props> }>) =>
  lazy(async () => ({ default: (await load()).Component }))
