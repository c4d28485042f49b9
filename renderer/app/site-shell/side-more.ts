import { Headset, ShieldCheck, Smartphone } from 'lucide-react'
import { paths } from '../../core/paths.ts'
import type { SideRow } from './side-rows.ts'

/** The rows that may come after the first paint. */
export const SIDE_MORE: readonly SideRow[] = [
  { to: paths.page('app'), icon: Smartphone, text: 'app' },
  { to: paths.page('service'), icon: Headset, text: 'help' },
  { to: paths.page('responsible'), icon: ShieldCheck, text: 'responsible' },
]
