import { useSearchParams } from 'react-router-dom'
import { useMedia } from '../../../lib/use-narrow.ts'
import { readLaunch } from '../model/launch.ts'

/** Whether the launcher has opened the page for a phone, however wide its window is [LOTTERY-01]. */
export const useForPhone = (): boolean => readLaunch(useSearchParams()[0], location.origin).device === 'MOBILE'

/** Whether the window leaves no room for a slip beside the board, or is a phone's: it is a sheet then, opened from a bar. */
export const useBarred = (): boolean => {
  const narrow = useMedia('(width < 960px)')
  return useForPhone() || narrow
}
