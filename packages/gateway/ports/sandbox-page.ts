/** A page of a provider that stands in for a real one, on which whoever tries the site decides what becomes of a payment. HTML without scripts. */
export interface SandboxPage {
  /** Undefined for a payment that there is not. */
  html(paymentId: string): Promise<string | undefined>
  /** Does what was pressed on it. */
  press(paymentId: string, action: string): Promise<void>
}
