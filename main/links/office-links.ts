interface Deps {
  /** Brings an office window to the front; undefined when there is none. */
  readonly showOffice: () => number | undefined
  readonly showMain: () => void
  /** Opens another office window. */
  readonly openOffice: (path: string) => void
  /** Tells a window, or every one, `link.opened`. */
  readonly tell: (window: number, path: string) => void
  readonly tellAll: (path: string) => void
}

export interface OfficeLinks {
  /** Leads to an address of the office: in a window of it that is open, and else in a new one. */
  readonly openOffice: (path: string) => void
  /** Hands every window what an agent's sign-in came back with. */
  readonly returnToOffice: (path: string) => void
}

/** Links into the agent office: one that a page asks for a thousand times opens one window. */
export const officeLinks = ({ showOffice, showMain, openOffice, tell, tellAll }: Deps): OfficeLinks => ({
  openOffice: (path) => {
    const office = showOffice()
    if (office === undefined) openOffice(path)
    else tell(office, path)
  },
  returnToOffice: (path) => {
    if (showOffice() === undefined) showMain()
    tellAll(path)
  },
})
