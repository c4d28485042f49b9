import Headset from 'lucide-react/icons/headset'
import Newspaper from 'lucide-react/icons/newspaper'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Smartphone from 'lucide-react/icons/smartphone'
import { paths } from '../../core/paths.ts'
import type { SideRow } from './side-rows.ts'

/** The rows that may come after the first paint. */
export const SIDE_MORE: readonly SideRow[] = [
  { to: paths.page('app'), icon: Smartphone, text: 'app' },
  { to: paths.page('blog'), icon: Newspaper, text: 'blog' },
  { to: paths.page('service'), icon: Headset, text: 'help' },
  { to: paths.page('responsible'), icon: ShieldCheck, text: 'responsible' },
]
