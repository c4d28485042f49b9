import type { BrandPack } from '@portico/contract/kit/brand'

/** An address of the brand's own site for messages to people: never of the host that a call happened to name. */
export const siteAddress = ({ domains, id }: Pick<BrandPack, 'domains' | 'id'>, path: `/${string}`): string =>
  `https://${domains[0] ?? id}${path}`
