import { type ReactNode, useLayoutEffect } from 'react'
import { type Location, MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'

interface TestRouter {
  readonly state: { readonly location: Location }
  readonly navigate: NavigateFunction
}

/** A router in memory, and what a test asks of it: the address that is shown, and a way to go elsewhere. */
export const testRouter = (address: string) => {
  const router = {} as TestRouter
  const Probe = () => {
    const location = useLocation()
    const navigate = useNavigate()
    useLayoutEffect(() => void Object.assign(router, { state: { location }, navigate }), [location, navigate])
    return null
  }
  const Router = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>
      {children}
      <Probe />
    </MemoryRouter>
  )
  return { router, Router }
}
