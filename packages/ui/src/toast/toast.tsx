import type { ReactNode } from 'react'
import { Toaster as SonnerToaster, toast } from 'sonner'
import './toast.css'

/** How long a toast shows (SHELL-3.2). */
const DURATION_MS = 5000

interface ToastOptions {
  readonly tone?: 'plain' | 'success' | 'danger'
  readonly action?: { readonly text: string; readonly run: () => void } | undefined
  /** A toast replaces an earlier one of the same id. */
  readonly id?: string | undefined
}

/** Shows a message that disappears by itself. Use a dialog or a banner for what must not be missed. */
export const showToast = (text: ReactNode, { tone = 'plain', action, id }: ToastOptions = {}) => {
  const options = {
    ...(id === undefined ? {} : { id }),
    ...(action === undefined ? {} : { action: { label: action.text, onClick: action.run } }),
  }
  if (tone === 'success') toast.success(text, options)
  else if (tone === 'danger') toast.error(text, options)
  else toast(text, options)
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

/** Renders the toasts; once per app. */
export const Toaster = ({ label, place = 'top' }: ToasterProps) => (
  <SonnerToaster
    className="ui-toaster"
    position={`${place}-center`}
    duration={DURATION_MS}
    visibleToasts={3}
    containerAriaLabel={label}
    toastOptions={{ unstyled: true, className: 'ui-toast' }}
  />
)
