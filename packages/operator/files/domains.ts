import { type SignedDomainList, signedDomainList } from '@portico/contract/system/shapes'
import { OperatorError } from '../error.ts'
import { readText } from './read.ts'

/**
 * A signed list of domains as `scripts/release` writes it.
 * @throws OperatorError in plain words
 */
export const readDomains = (path: string): SignedDomainList => {
  const text = readText(path)
  try {
    return signedDomainList.parse(JSON.parse(text))
  } catch {
    throw new OperatorError(`${path} is not a signed list of domains. The release scripts write one.`)
  }
}
