import { readFileSync } from 'node:fs'
import { type CountryResponse, Reader } from 'mmdb-lib'

/** The country of an address, ISO 3166-1 alpha-2; null where the file knows none. */
export type CountryOf = (ip: string) => string | null

/**
 * Reads the operator's own location file, in MaxMind's format, into memory; without one no country is known (decision 31).
 * @throws Error that names the setting when the file is not there or no such file.
 */
export const openLocations = (file: string | undefined): CountryOf => {
  if (file === undefined) return () => null
  let reader: Reader<CountryResponse>
  try {
    reader = new Reader<CountryResponse>(readFileSync(file))
  } catch (error) {
    throw new Error(`LOCATION_FILE: ${file} cannot be read as a location file: ${String(error)}`)
  }
  return (ip) => {
    try {
      const found = reader.get(ip)
      return found?.country?.iso_code ?? found?.registered_country?.iso_code ?? null
    } catch {
      // Not an address of a kind that the file holds.
      return null
    }
  }
}
