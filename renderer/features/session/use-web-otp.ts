import { useEffect, useRef } from 'react'

interface OtpCredential extends Credential {
  readonly code?: string
}

/** Takes the code out of the text message where the browser can (WebOTP), while `active`. */
export const useWebOtp = (active: boolean, onCode: (code: string) => void): void => {
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  })
  useEffect(() => {
    if (!active || !('OTPCredential' in window)) return
    const request = new AbortController()
    const options = { otp: { transport: ['sms'] }, signal: request.signal } as CredentialRequestOptions
    navigator.credentials.get(options).then(
      (credential) => {
        const code = (credential as OtpCredential | null)?.code
        if (code !== undefined) latest.current(code)
      },
      // Whoever does not allow it types the code.
      () => undefined,
    )
    return () => request.abort()
  }, [active])
}
