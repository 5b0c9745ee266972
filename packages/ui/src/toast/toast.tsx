import type { ReactNode } from 'react'
import { Toaster as SonnerToaster, toast } from 'sonner'
import { Icon } from '../icon/icon.tsx'
import './toast.css'

/** How long a toast shows (SHELL-3.2). */
const DURATION_MS = 5000

interface ToastOptions {
  readonly tone?: 'plain' | 'success' | 'danger'
  readonly action?: { readonly text: string; readonly run: () => void } | undefined
  /** How long it shows, in ms, if not as long as others. */
  readonly duration?: number | undefined
  /** A toast replaces an earlier one of the same id. */
  readonly id?: string | undefined
}

/** The action of the toast that was shown last, while that is shown. */
let latest: { readonly toast: string | number; readonly run: () => void } | undefined

/** Runs the action of the toast that was shown last, such as its undo. Returns whether there is one. */
export const runToastAction = (): boolean => {
  if (!latest) return false
  const { run, toast: shown } = latest
  latest = undefined
  toast.dismiss(shown)
  run()
  return true
}

/** Shows a message that disappears by itself. Use a dialog or a banner for what must not be missed. */
export const showToast = (
  text: ReactNode,
  { tone = 'plain', action, duration, id }: ToastOptions = {},
) => {
  const options = {
    ...(id === undefined ? {} : { id }),
    ...(duration === undefined ? {} : { duration }),
    ...(action === undefined ? {} : { action: { label: action.text, onClick: action.run } }),
  }
  const show = { success: toast.success, danger: toast.error, plain: toast }[tone]
  const shown: string | number = show(text, {
    ...options,
    onDismiss: () => forget(shown),
    onAutoClose: () => forget(shown),
  })
  if (action) latest = { toast: shown, run: action.run }
}

const forget = (shown: string | number): void => {
  if (latest?.toast === shown) latest = undefined
}

/** Removes every toast. */
export const dismissToasts = (): void => {
  toast.dismiss()
}

interface ToasterProps {
  readonly label: string
  /** `top` on phones, out of the thumb's way; `bottom` if the header has controls of its own. */
  readonly place?: 'top' | 'bottom'
}

/** The signs of toasts by kind, beside their colours. */
const icons = {
  success: <Icon name="check" size="small" />,
  error: <Icon name="warning" size="small" />,
}
/** Below the header, so that a toast covers neither it nor the way back. */
const offset = {
  top: 'calc(var(--header-bottom, var(--header-height)) + var(--space-8))',
  bottom: 'var(--space-24)',
}

/** Renders the toasts; once per app. */
export const Toaster = ({ label, place = 'top' }: ToasterProps) => (
  <SonnerToaster
    className="ui-toaster"
    position={`${place}-center`}
    duration={DURATION_MS}
    visibleToasts={3}
    icons={icons}
    offset={offset}
    mobileOffset={offset}
    containerAriaLabel={label}
    toastOptions={{ unstyled: true, className: 'ui-toast' }}
  />
)
