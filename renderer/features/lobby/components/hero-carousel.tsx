import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { type CSSProperties, memo, type PointerEvent, useDeferredValue, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bannerUrl } from 'virtual:brand'
import type { Announcement } from '@portico/contract/content/shapes'
import { usePlatform } from '../../../core/hooks.ts'
import { usePause } from '../../../core/use-pause.ts'
import { InLanguage } from '../../../i18n/in-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { useTurns } from '../../../lib/use-turns.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { Hero } from '../../../ui/hero/hero.tsx'
import { HOME_BANNERS, plainText, useAnnouncementsQuery } from '../../content/index.ts'
import { useOpenGame } from '../../launch/index.ts'
import { BrandSlide } from './brand-slide.tsx'
import pictureButton from '../../../ui/picture-button/picture-button.module.css'
import styles from './hero-carousel.module.css'

const STAY_MS = 5000
/** A finger that moves this many pixels sideways turns the slide. */
const SWIPE_PX = 40

// Turning changes who is in sight, not what the slides say.
const Banner = memo(({ banner }: { readonly banner: Announcement }) => {
  const { t } = useTranslation(['lobby', 'common'])
  const platform = usePlatform()
  const openGame = useOpenGame()
  const { url, game, linkageType, lang } = banner
  return (
    <Hero
      picture={banner.imageUrl ?? bannerUrl}
      eyebrow={t('banner.label')}
      title={<InLanguage tag={lang}>{banner.title}</InLanguage>}
      text={<InLanguage tag={lang}>{plainText(banner.content)}</InLanguage>}
      action={
        <>
          {game && <Button onClick={() => openGame(game)}>{t('common:game.playNow')}</Button>}
          {url && linkageType === 'URL' && <Button onClick={() => platform.openExternal(url)}>{t('banner.open')}</Button>}
          {url && linkageType === 'ROUTE' && <ButtonLink to={url}>{t('banner.open')}</ButtonLink>}
        </>
      }
    />
  )
})
Banner.displayName = 'Banner'

/** The slide in sight, the one it took over from, and which way it came in. */
const useTurned = (index: number, count: number) => {
  const [turn, setTurn] = useState<{ readonly at: number; readonly from?: number }>({ at: index })
  if (turn.at !== index) setTurn({ at: index, from: turn.at })
  const ahead = turn.from !== undefined && (turn.at - turn.from + count) % count <= count / 2
  return { ...turn, way: ahead ? 1 : -1 }
}

/** Turns with a finger's sideways stroke. */
const useSwipe = (go: (step: number) => void) => {
  const start = useRef<number>(undefined)
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      start.current = pointerType === 'touch' ? clientX : undefined
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const moved = start.current === undefined ? 0 : clientX - start.current
      start.current = undefined
      if (Math.abs(moved) < SWIPE_PX) return
      go(moved < 0 === (document.documentElement.dir !== 'rtl') ? 1 : -1)
    },
  }
}

/** Slides in a loop: it goes on by itself unless paused, pointed at, or motion is unwanted [LOBBY-14]. */
export const HeroCarousel = () => {
  const { t } = useTranslation('lobby')
  // An answer of the gateway renders at once; slides that are not in sight yet may take turns with input.
  const { data: latest, isError, refetch } = useAnnouncementsQuery(HOME_BANNERS)
  const data = useDeferredValue(latest)
  const banners = data?.list ?? []
  const slides = banners.length + 1
  const { paused: stopped, toggle } = usePause()
  const { index, go, paused, canPause, hold } = useTurns(slides, STAY_MS, stopped)
  const { at, from, way } = useTurned(index, slides)
  const swipe = useSwipe(go)

  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={t('banner.label')} {...hold}>
      <div className={styles.slides} {...swipe}>
        {[<BrandSlide key="brand" />, ...banners.map((banner) => <Banner key={banner.id} banner={banner} />)].map((slide, index) => (
          <div
            key={slide.key}
            className={cx(
              styles.slide,
              index === at && styles.here,
              index === at && from !== undefined && styles.comes,
              index === from && styles.goes,
            )}
            style={index === at || index === from ? ({ '--way': way } as CSSProperties) : undefined}
            role="group"
            aria-roledescription="slide"
            aria-label={t('banner.slide', { at: index + 1, of: slides })}
            inert={index !== at}
          >
            {slide}
          </div>
        ))}
      </div>
      {!latest && isError && <ErrorLine onRetry={() => void refetch()} className={styles.failed} />}
      {slides > 1 && (
        <div className={styles.controls}>
          <div className={styles.dots}>
            {Array.from({ length: slides }, (_, index) => (
              <button
                key={index}
                type="button"
                aria-label={t('banner.go', { at: index + 1 })}
                aria-current={index === at || undefined}
                onClick={() => go(index - at)}
              />
            ))}
          </div>
          <div className={styles.arrows}>
            {canPause && (
              <button
                type="button"
                className={cx(pictureButton.button, styles.arrow, styles.pause)}
                aria-label={t(paused ? 'motion.resume' : 'motion.pause')}
                onClick={toggle}
              >
                {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
              </button>
            )}
            <button
              type="button"
              className={cx(pictureButton.button, styles.arrow)}
              aria-label={t('banner.previous')}
              onClick={() => go(-1)}
            >
              <ChevronLeft aria-hidden="true" />
            </button>
            <button type="button" className={cx(pictureButton.button, styles.arrow)} aria-label={t('banner.next')} onClick={() => go(1)}>
              <ChevronRight aria-hidden="true" />
            </button>
          </div>
        </div>
      )}
    </section>
  )
}
