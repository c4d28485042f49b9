/** What a request's signature is made over; `bodyHash` is the hex SHA-256 of the raw body, of nothing where there is none. */
export const signedRequest = (method: string, pathWithQuery: string, timestamp: string, nonce: string, bodyHash: string): string =>
  [method, pathWithQuery, timestamp, nonce, bodyHash].join('\n')

/** What an answer's signature is made over: its HTTP status, and the path and nonce of what it answers. */
export const signedAnswer = (status: number, pathWithQuery: string, timestamp: string, nonce: string, bodyHash: string): string =>
  [String(status), pathWithQuery, timestamp, nonce, bodyHash].join('\n')
