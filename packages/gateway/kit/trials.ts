import type { BrandPack } from '@portico/contract/kit/brand'

/** Whether games may be tried for nothing; a brand pack that says nothing of it lets them be. */
export const offersTrials = ({ modules }: Pick<BrandPack, 'modules'>): boolean => modules['freePlay'] !== false
