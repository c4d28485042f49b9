/**
 * Why a request got no answer.
 * `unsent`: no gateway has seen it. `offline`: nor did anything leave this machine or its proxy. `lost`: one may have. `date`: the certificate's time is wrong. `foreign`: somebody else
 * answers in the gateway's name. `redirect`: sent elsewhere, which is never followed.
 */
export type Fault = 'unsent' | 'lost' | 'date' | 'foreign' | 'redirect' | 'offline' | 'silent' | 'wrong'

const SIGNS: readonly (readonly [RegExp, Fault])[] = [
  [/redirect/i, 'redirect'],
  [/ERR_CERT_DATE_INVALID|CERT_HAS_EXPIRED|CERT_NOT_YET_VALID/, 'date'],
  [/ERR_CERT_|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|ALTNAME_INVALID/, 'foreign'],
  [/ERR_INTERNET_DISCONNECTED|ERR_PROXY_|ERR_SOCKS_|ERR_MANDATORY_PROXY|ENETUNREACH|ENETDOWN|ERR_ADDRESS_UNREACHABLE/, 'offline'],
  [/ERR_TUNNEL_CONNECTION_FAILED|ERR_CONNECTION_REFUSED|ECONNREFUSED|ERR_NAME_NOT_RESOLVED|ENOTFOUND|EAI_AGAIN/, 'unsent'],
]

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

const textsOf = (error: unknown): string[] => {
  if (typeof error !== 'object' || error === null) return [asText(error)]
  const { message, code, cause } = error as { readonly message?: unknown; readonly code?: unknown; readonly cause?: unknown }
  return [asText(message), asText(code), ...textsOf(cause)]
}

/** Reads the words of both networks: Chromium's `net::ERR_…` and Node's codes. */
export const faultOf = (error: unknown): Fault => {
  const words = textsOf(error).join(' ')
  return SIGNS.find(([sign]) => sign.test(words))?.[1] ?? 'lost'
}

/** Whether it is certain that no gateway has seen the request. */
export const isUnsent = (fault: Fault): boolean => fault === 'unsent' || fault === 'offline' || fault === 'date' || fault === 'foreign'
