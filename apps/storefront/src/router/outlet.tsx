import { Component, type ComponentType, type ReactNode } from 'react'
import type { Shown } from './router.ts'
import { useShown } from './use-shown.ts'

interface ErrorBoundaryProps {
  readonly shown: Shown | undefined
  readonly broken: ComponentType<{ error: unknown }>
  readonly children: ReactNode
}

interface Failure {
  readonly failed?: { readonly error: unknown } | undefined
  readonly shown?: Shown | undefined
}

/** Shows a page instead of a screen that failed, until another screen is gone to. */
class ErrorBoundary extends Component<ErrorBoundaryProps, Failure> {
  override readonly state: Failure = {}

  static getDerivedStateFromError(error: unknown): Failure {
    return { failed: { error } }
  }

  static getDerivedStateFromProps({ shown }: ErrorBoundaryProps, state: Failure): Failure | null {
    return shown === state.shown ? null : { shown, failed: undefined }
  }

  override render() {
    const { failed } = this.state
    const { broken: Broken, children } = this.props
    return failed ? <Broken error={failed.error} /> : children
  }
}

/** Renders the screen of the path, or a page instead of one that failed, cannot be loaded, or is unknown. */
export const Outlet = (props: {
  readonly broken: ComponentType<{ error: unknown }>
  readonly lost: ComponentType
  readonly unknown: ComponentType
}) => {
  const { broken: Broken, lost: Lost, unknown: Unknown } = props
  const shown = useShown()
  if (!shown) return null
  const { component: Screen, error, path } = shown
  if (error !== undefined) return <Lost />
  return (
    <ErrorBoundary shown={shown} broken={Broken}>
      {Screen ? <Screen key={path} /> : <Unknown />}
    </ErrorBoundary>
  )
}
