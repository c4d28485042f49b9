import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, type AppProps } from './app.tsx'

/** Shows the app; the first render yields to the browser as any transition does. */
export const mount = (place: HTMLElement, parts: AppProps): void => {
  const root = createRoot(place)
  startTransition(() => {
    root.render(
      <StrictMode>
        <App {...parts} />
      </StrictMode>,
    )
  })
}
