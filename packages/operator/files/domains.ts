import { readFileSync } from 'node:fs'
import { type SignedDomainList, signedDomainList } from '@portico/contract/domain-list'
import { OperatorError } from '../client.ts'

/**
 * A signed list of domains as `scripts/release` writes it.
 * @throws OperatorError in plain words
 */
export const readDomains = (path: string): SignedDomainList => {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new OperatorError(`There is no readable file at ${path}.`)
  }
  try {
    return signedDomainList.parse(JSON.parse(text))
  } catch {
    throw new OperatorError(`${path} is not a signed list of domains. The release scripts write one.`)
  }
}
