import { useMemo } from 'react'
import { brand } from 'virtual:brand'
import type { ModuleNode } from '@portico/contract/system/shapes'
import { useWhitelabelQuery } from './api.ts'

/** Whether bringing a friend is rewarded, by the modules of a merchant: the public value of that name [CONFIG-02]. */
export const availablePromo = (modules: Readonly<Record<string, boolean>>): boolean => modules['referral'] === true

const camel = (modId: string): string => modId.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const flat = (nodes: readonly ModuleNode[]): readonly (readonly [string, boolean])[] =>
  nodes.flatMap(({ modId, enabled, childrenNodes }) => [[camel(modId), enabled] as const, ...flat(childrenNodes)])

/** Which modules this merchant has, by the names of the brand pack: as the gateway says, and as the site was built until it has [CALL-08]. */
export const useModules = (): Readonly<Record<string, boolean>> => {
  // Failure not shown: the modules that the site was built with stand in.
  const { data } = useWhitelabelQuery({})
  return useMemo(() => (data ? { ...brand.modules, ...Object.fromEntries(flat(data.modules)) } : brand.modules), [data])
}
