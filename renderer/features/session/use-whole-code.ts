import { useEffect } from 'react'
import { CODE } from './code-text.ts'

/** Sends a code as soon as its six digits stand there, by whatever hand, while `active`. */
export const useWholeCode = (typed: string, active: boolean, send: () => void): void => {
  useEffect(() => {
    if (active && CODE.test(typed)) send()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the code alone sends itself, and once
  }, [typed])
}
