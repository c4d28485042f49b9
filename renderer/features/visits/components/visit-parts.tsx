import { type ComponentType, Suspense } from 'react'
import { brand } from 'virtual:brand'
import { usePlatform } from '../../../core/hooks.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'

interface TagProps {
  /** The brand's id at Google Analytics. */
  readonly tag: string
}

const LazyService = lazyPart(async () => (await import('./visit-counter.tsx')).VisitCounter)
const LazyChoice = lazyPart(async () => (await import('./visit-choice.tsx')).VisitChoice)

/** Only where the brand has a tag, and never in the desktop client; nobody else fetches what it shows. */
const whereCounted = (Part: ComponentType<TagProps>) => () => {
  const { desktop } = usePlatform()
  return brand.gtagId === null || desktop ? null : (
    <Suspense>
      <Part tag={brand.gtagId} />
    </Suspense>
  )
}

/** Asks once, then counts or does not; lives as long as the app [CONFIG-01]. */
export const VisitService = whereCounted(LazyService)

/** On a page to read: what was chosen, and the way to choose otherwise. */
export const VisitChoice = whereCounted(LazyChoice)
