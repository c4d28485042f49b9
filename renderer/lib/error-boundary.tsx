import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** What to show in the place of children that broke. */
  readonly fallback: (error: unknown) => ReactNode
  /** Another value tries the children again. */
  readonly resetKey: string
}

interface BoundaryState {
  readonly error: unknown
}

/** Shows a fallback where a part of the page throws while it renders. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { readonly caught: BoundaryState | undefined; readonly resetKey: string }
> {
  override state = { caught: undefined, resetKey: this.props.resetKey }

  static getDerivedStateFromError = (error: unknown) => ({ caught: { error } })

  static getDerivedStateFromProps = ({ resetKey }: ErrorBoundaryProps, state: { readonly resetKey: string }) =>
    resetKey === state.resetKey ? null : { caught: undefined, resetKey }

  override render(): ReactNode {
    const { caught } = this.state as { readonly caught: BoundaryState | undefined }
    return caught ? this.props.fallback(caught.error) : this.props.children
  }
}
