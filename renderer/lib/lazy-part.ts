import { type ComponentType, lazy } from 'react'

/** A part that the page can do without: should its code not come, its place stays empty and the page stands. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      const Nothing: ComponentType<Props> = () => null
      return { default: Nothing }
    }
  })
