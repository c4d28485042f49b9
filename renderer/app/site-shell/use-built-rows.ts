import { useCenterRows } from '../../features/center/index.ts'
import { PAGES } from '../features.ts'

/** The rows of the member's menu that have a page: a new section of the member center comes here by itself. */
export const useBuiltRows = (): ReturnType<typeof useCenterRows> => {
  const { form, rows } = useCenterRows()
  const built = new Set<string>(['hub', ...PAGES.flatMap((pages) => Object.keys(pages.member ?? {}))])
  return { form, rows: rows.filter(({ section }) => built.has(section)) }
}
