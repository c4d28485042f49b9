import type { ComponentType } from 'react'
import { useSections } from '../features/access/index.ts'
import { useModules } from '../features/system/index.ts'
import { Component as NotFound } from './states/not-found.tsx'

/** What a page stands or falls with: a section of a center's menu, or a module of the brand. */
export type Access = { readonly center: 'member' | 'agent'; readonly section: string } | { readonly module: string }

/** A page that is there only for who may enter it, as the gateway's menu and modules say [CALL-08]. */
export const allowed = (Page: ComponentType, access: Access): ComponentType => {
  if ('module' in access) return () => (useModules()[access.module] === false ? <NotFound /> : <Page />)
  return () => (useSections(access.center)(access.section) ? <Page /> : <NotFound />)
}
