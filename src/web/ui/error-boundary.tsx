import { Component, type ReactNode } from 'react'
import { Broken } from './broken.tsx'

/** Around the gate; inside it the router puts a boundary of its own around every screen. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <Broken /> : this.props.children
  }
}
