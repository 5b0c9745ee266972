import { lastResortMessages, type Locale } from '@comanda/locales'
import { Component, type ReactNode } from 'react'

interface LastResortProps {
  readonly locale: Locale
  /** Called once the content has failed. */
  readonly onFailed?: () => void
  readonly children: ReactNode
}

/** Shown if even the error page fails: plain words and a link home (SHELL-3.5). */
export class LastResort extends Component<LastResortProps, { readonly failed: boolean }> {
  override readonly state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFailed?.()
  }

  override render() {
    const { text, home } = lastResortMessages[this.props.locale]
    if (!this.state.failed) return this.props.children
    return (
      <main role="alert">
        <p>{text}</p>
        <a href="/">{home}</a>
      </main>
    )
  }
}
