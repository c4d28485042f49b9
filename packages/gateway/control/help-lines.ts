import type { BrandPack } from '@portico/contract/kit/brand'

/** Those of the country first, then those for everybody; all of them where nobody knows the country. */
export const helpLinesFor = (lines: BrandPack['helpLines'], country: string | null): BrandPack['helpLines'][string] => {
  const { '*': everywhere = [], ...byCountry } = lines
  return [...(country === null ? Object.values(byCountry).flat() : (byCountry[country] ?? [])), ...everywhere]
}
