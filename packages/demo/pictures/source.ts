import type { BrandPack } from '@portico/contract/kit/brand'
import { ICON_GROUPS } from '@portico/contract/catalogue/shapes'
import type { PicturedGame, PictureFormat, PictureSource } from '@portico/gateway/ports/pictures'
import { dominantColour, drawBanner, drawGame, drawSamples, drawVendorMark, MOTIF_COUNT, traitsOf } from '../art/index.ts'
import { pictureCache, versionOf } from './cache.ts'

/** Pictures of one brand's catalogue, drawn when first asked for. */
export const drawnPictures = (brand: BrandPack): PictureSource => {
  const cached = pictureCache()
  const colours = new Map<string, string>()
  const colour = (key: string, work: () => string): string => {
    const found = colours.get(key) ?? work()
    colours.set(key, found)
    return found
  }
  let drawing: string | undefined
  /** A page names dozens of pictures that nobody may ever ask for, so versions are known without drawing them. */
  const gameVersion = (game: PicturedGame, format: PictureFormat): string => {
    drawing ??= versionOf(drawSamples())
    return versionOf(drawing + traitsOf(identity(game), format))
  }
  const identity = ({ code, lane, vendorCode, variant }: PicturedGame) => ({ code, category: lane, vendor: vendorCode, variant })
  const vendor = (group: string, code: string) => {
    const drawn = ICON_GROUPS.find((each) => each === group)
    return cached(`vendor ${code} ${drawn ?? ''}`, () => drawVendorMark(code, drawn))
  }
  return {
    gameUrl: (game, format) => `/art/game/${game.code}.svg?${format === 'tile' ? '' : `size=${format}&`}v=${gameVersion(game, format)}`,
    vendorUrl: (group, code) => `/art/vendor/${group}/${code}.svg?v=${vendor(group, code).version}`,
    gameUrlByCode: (code) => `/art/game/${code}.svg`,
    bannerUrl: (standing) => `/art/banner/${(standing % MOTIF_COUNT) + 1}.svg`,
    gameColour: (game) => colour(`game ${game.code} ${game.variant}`, () => dominantColour(identity(game))),
    vendorColour: (code) => colour(`vendor ${code}`, () => dominantColour({ code, vendor: code })),
    game: (game, format) =>
      cached(`game ${game.code} ${game.variant} ${format}`, () => drawGame(identity(game), format), gameVersion(game, format)),
    vendor,
    banner: (number) =>
      Number.isInteger(number) && number >= 1 && number <= MOTIF_COUNT
        ? cached(`banner ${number}`, () => drawBanner(brand.scene, number - 1))
        : null,
  }
}
