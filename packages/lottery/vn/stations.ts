/** The southern and central stations by their codes, in the order of the week. */
export const STATION_CODES: readonly string[] = [
  'XSHCM',
  'XSDT',
  'XSCM',
  'XSVT',
  'XSBTR',
  'XSBL',
  'XSDN',
  'XSCT',
  'XSST',
  'XSTN',
  'XSAG',
  'XSBTH',
  'XSBD',
  'XSVL',
  'XSTV',
  'XSLA',
  'XSBP',
  'XSHG',
  'XSTG',
  'XSKG',
  'XSDL',
  'XSHUE',
  'XSPY',
  'XSDLK',
  'XSQNM',
  'XSDNG',
  'XSKH',
  'XSQT',
  'XSBDI',
  'XSQB',
  'XSGL',
  'XSNT',
  'XSQNG',
  'XSDNO',
  'XSKT',
]

/** Fewest and most stations of one bet: as many as are drawn on one day. */
export const LEAST_STATIONS = 2
export const MOST_STATIONS = 4

type Lots = Readonly<Record<string, readonly string[]>>

/** The key of a station's prize among the lots of several stations. */
export const stationLot = (station: string, lot: string): string => `${station}-${lot}`

/** A key of the lots of several stations as its station and its prize; undefined for a prize of one lottery alone. */
export const splitLot = (key: string): readonly [station: string, lot: string] | undefined => {
  const [station, lot, ...more] = key.split('-')
  return station !== undefined && lot !== undefined && more.length === 0 ? [station, lot] : undefined
}

/** The lots of each station that a draw of several has. */
export const lotsByStation = (lots: Lots): ReadonlyMap<string, Lots> => {
  const all = new Map<string, Record<string, readonly string[]>>()
  for (const [key, numbers] of Object.entries(lots)) {
    const [station = '', lot = key] = splitLot(key) ?? []
    all.set(station, { ...all.get(station), [lot]: numbers })
  }
  return all
}

/** The lots of several stations as one draw has them. */
export const joinedLots = (stations: readonly (readonly [station: string, lots: Lots])[]): Lots =>
  Object.fromEntries(
    stations.flatMap(([station, lots]) => Object.entries(lots).map(([lot, numbers]) => [stationLot(station, lot), numbers] as const)),
  )
