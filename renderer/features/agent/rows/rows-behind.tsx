import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.ts'

const Drawer = lazyPart(async () => (await import('./rows-drawer.tsx')).RowsDrawer)

/** The drawer of rows behind a figure. Its code comes when one is first opened: the figures do not wait for it. */
export const RowsBehind = (props: ComponentProps<typeof Drawer>) => (
  <Suspense>
    <Drawer {...props} />
  </Suspense>
)
