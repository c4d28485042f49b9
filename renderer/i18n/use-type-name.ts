import type { GameType } from '@portico/contract/catalogue/shapes'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Names a game type in the reader's language, the same everywhere; one we do not know keeps its code. */
export const useTypeName = () => {
  const { t } = useTranslation()
  return useCallback((code: string): string => t(`gameType.${code as GameType}`, { defaultValue: code }), [t])
}
