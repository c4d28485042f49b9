import { GAME_TYPES } from '@portico/contract/catalogue'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Names a game type as the player site's menu does; one we do not know keeps its code. */
export const useTypeName = () => {
  const { t } = useTranslation()
  return useCallback(
    (code: string): string => {
      const known = GAME_TYPES.find((type) => type === code)
      return known ? t(`page.${known.toLowerCase() as Lowercase<typeof known>}`) : code
    },
    [t],
  )
}
