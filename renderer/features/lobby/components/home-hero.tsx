import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../../../lib/when-idle.ts'
import { BrandSlide } from './brand-slide.tsx'

/** The rest of the page comes first; the first slide stays longer than this anyway. */
const SETTLE_MS = 2000

const HeroCarousel = lazy(async () => ({
  // Should its code not come, the first slide stays.
  default: await import(/* @chunk lobby-below */ './hero-carousel.tsx').then(
    (part) => part.HeroCarousel,
    () => BrandSlide,
  ),
}))

/** One still slide at first; the others and their controls come when the page has settled [LOBBY-14]. */
export const HomeHero = () => {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    let cancel: (() => void) | undefined
    const timer = setTimeout(() => {
      cancel = whenIdle(() => startTransition(() => setSettled(true)))
    }, SETTLE_MS)
    return () => {
      clearTimeout(timer)
      cancel?.()
    }
  }, [])
  if (!settled) return <BrandSlide />
  return (
    <Suspense fallback={<BrandSlide />}>
      <HeroCarousel />
    </Suspense>
  )
}
