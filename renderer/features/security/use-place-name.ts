import { useLanguage } from '../../i18n/use-language.tsx'

/** Names where an address is in the reader's language: the gateway says a country by its code, or a name as it stands. */
export const usePlaceName = (): ((place: string) => string) => {
  const { tag } = useLanguage()
  return (place) => (/^[A-Z]{2}$/.test(place) ? (new Intl.DisplayNames(tag, { type: 'region' }).of(place) ?? place) : place)
}
