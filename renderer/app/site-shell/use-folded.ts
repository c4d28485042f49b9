import { useState } from 'react'
import { remember } from '../../lib/remember.ts'

/** Where the choice is kept; the boot script in index.html reads the same key, so that nothing moves after the first paint. */
const SIDE_KEY = 'portico.side'

/** Whether the side menu is folded to its icons, remembered [CHROME-08]. */
export const useFolded = (): readonly [folded: boolean, toggle: () => void] => {
  const [folded, setFolded] = useState(() => document.documentElement.dataset['side'] === 'folded')
  const toggle = () => {
    const { dataset } = document.documentElement
    if (folded) delete dataset['side']
    else dataset['side'] = 'folded'
    remember(SIDE_KEY, folded ? '' : 'folded')
    setFolded(!folded)
  }
  return [folded, toggle]
}
