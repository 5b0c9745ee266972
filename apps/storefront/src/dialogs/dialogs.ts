import { createStore } from '@comanda/client'
import type { ComponentType } from 'react'

/** The props of every hosted dialog. */
export interface HostedDialogProps {
  readonly open: boolean
  readonly onClosed: () => void
}

/** A dialog that was opened; it may be loaded when it is first shown. */
export interface HostedDialog {
  readonly key: number
  readonly Dialog: ComponentType<HostedDialogProps>
  readonly isOpen: boolean
}

/** How long a closed dialog stays in the page, in ms (SHELL-3.1). */
export const REMOVAL_DELAY = 500

const shown = createStore<readonly HostedDialog[]>([])
let last = 0

export const dialogs = {
  state: shown,
  /** Shows a dialog over the screen; opening it again while it shows does nothing. */
  open: (Dialog: ComponentType<HostedDialogProps>): void => {
    if (shown.get().some((entry) => entry.isOpen && entry.Dialog === Dialog)) return
    last++
    shown.set([...shown.get(), { key: last, Dialog, isOpen: true }])
  },
  close: (key: number): void => {
    shown.set(shown.get().map((entry) => (entry.key === key ? { ...entry, isOpen: false } : entry)))
    setTimeout(() => shown.set(shown.get().filter((entry) => entry.key !== key)), REMOVAL_DELAY)
  },
}
