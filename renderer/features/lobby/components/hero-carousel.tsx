import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Announcement } from '@portico/contract/content'
import { usePlatform } from '../../../app/hooks.ts'
import { useReducedMotion } from '../../../lib/use-turns.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Hero } from '../../../ui/hero/hero.tsx'
import { HOME_BANNERS, plainText, useAnnouncementsQuery } from '../../content/index.ts'
import { BrandSlide } from './home-hero.tsx'
import styles from './hero-carousel.module.css'

const STAY_MS = 5000
/** Embla counts speed in steps of its own; this is about a second a slide. */
const DURATION = 40

const Banner = ({ banner }: { readonly banner: Announcement }) => {
  const { t } = useTranslation('lobby')
  const platform = usePlatform()
  const { url } = banner
  const outside = banner.linkageType === 'URL'
  return (
    <Hero
      picture={banner.imageUrl ?? ''}
      title={banner.title}
      text={plainText(banner.content)}
      action={
        url &&
        (outside ? (
          <Button onClick={() => platform.openExternal(url)}>{t('banner.open')}</Button>
        ) : (
          <ButtonLink to={url}>{t('banner.open')}</ButtonLink>
        ))
      }
    />
  )
}

/** Slides in a loop: it goes on by itself unless paused, pointed at, or motion is unwanted [LOBBY-14]. */
export const HeroCarousel = () => {
  const { t } = useTranslation('lobby')
  const { data } = useAnnouncementsQuery(HOME_BANNERS)
  const banners = data?.list ?? []
  const still = useReducedMotion()
  const plugins = useMemo(
    () => (still ? [] : [Autoplay({ delay: STAY_MS, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: true })]),
    [still],
  )
  const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: DURATION, direction }, plugins)
  const [at, setAt] = useState(0)
  const [paused, setPaused] = useState(false)
  const slides = banners.length + 1

  useEffect(() => {
    if (!embla) return undefined
    const moved = () => setAt(embla.selectedScrollSnap())
    embla.on('select', moved)
    return () => void embla.off('select', moved)
  }, [embla])

  const pause = useCallback(() => {
    const autoplay = embla?.plugins().autoplay
    if (paused) autoplay?.play()
    else autoplay?.stop()
    setPaused(!paused)
  }, [embla, paused])

  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={t('banner.label')}>
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.slides}>
          {[<BrandSlide key="brand" />, ...banners.map((banner) => <Banner key={banner.id} banner={banner} />)].map((slide, index) => (
            <div
              key={slide.key}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={t('banner.slide', { at: index + 1, of: slides })}
              inert={index !== at}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {slides > 1 && (
        <>
          <div className={styles.dots}>
            {Array.from({ length: slides }, (_, index) => (
              <button
                key={index}
                type="button"
                aria-label={t('banner.go', { at: index + 1 })}
                aria-current={index === at || undefined}
                onClick={() => embla?.scrollTo(index)}
              />
            ))}
          </div>
          <div className={styles.arrows}>
            {!still && (
              <button type="button" aria-label={t(paused ? 'banner.resume' : 'banner.pause')} onClick={pause}>
                {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
              </button>
            )}
            <button type="button" aria-label={t('banner.previous')} onClick={() => embla?.scrollPrev()}>
              <ChevronLeft aria-hidden="true" />
            </button>
            <button type="button" aria-label={t('banner.next')} onClick={() => embla?.scrollNext()}>
              <ChevronRight aria-hidden="true" />
            </button>
          </div>
        </>
      )}
    </section>
  )
}
