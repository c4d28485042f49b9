import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand, bannerUrl } from 'virtual:brand'
import { ButtonLink } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { GameTile, GameTileSkeleton } from '../game-tile/game-tile.tsx'
import { Hero } from '../hero/hero.tsx'
import { Rail } from '../rail/rail.tsx'
import { EmptyState, ErrorState } from '../state/state.tsx'
import { VendorCard } from '../vendor-card/vendor-card.tsx'
import { Block, Columns } from './block.tsx'
import styles from './gallery.module.css'

/** Tiles, cards, states and colours. */
export const Pictures = () => {
  const { t } = useTranslation()
  const [favourite, setFavourite] = useState(false)
  const nothing = () => undefined
  return (
    <>
      <Hero
        picture={bannerUrl}
        eyebrow={t('hero.eyebrow')}
        title={t('hero.title')}
        text={t('hero.text')}
        action={<ButtonLink to="/promotions">{t('hero.action')}</ButtonLink>}
      />
      <Rail title={t('menu.games')} note={brand.name} layout="tiles">
        <GameTile
          name={t('gameType.LIVE')}
          meta={t('gameType.RNG')}
          art={bannerUrl}
          hot
          trial
          favourite={favourite}
          onPlay={nothing}
          onTry={nothing}
          onFavourite={() => setFavourite(!favourite)}
        />
        <GameTile name={t('gameType.FISH')} meta={t('gameType.FISH')} art={bannerUrl} onPlay={nothing} />
        <GameTileSkeleton />
        <VendorCard name="PG" note={t('gameType.LIVE')} art={bannerUrl} onOpen={nothing} />
      </Rail>
      <Columns>
        <Card>
          <EmptyState hint={t('building.lead')} />
        </Card>
        <Card>
          <ErrorState onRetry={nothing} />
        </Card>
      </Columns>
      <Block name="Colours">
        <div className={styles.swatches}>
          {Object.entries(brand.colours.dark)
            .filter(([token]) => token !== 'shadow')
            .map(([token]) => (
              <span key={token}>
                <i style={{ background: `var(--${token})` }} />
                {token}
              </span>
            ))}
        </div>
      </Block>
    </>
  )
}
