import type { ReactNode } from 'react'
import { Toaster as SonnerToaster, toast } from 'sonner'
import './toast.css'

/** How long a toast stays (spec 000 §9). */
const DURATION_MS = 5000

interface ToastOptions {
  readonly tone?: 'plain' | 'success' | 'danger'
  readonly action?: { readonly text: string; readonly run: () => void } | undefined
  /** A toast of the same id is replaced, not added. */
  readonly id?: string | undefined
}

/** A message that goes by itself. What must not be missed belongs into a dialog or a banner. */
export const showToast = (text: ReactNode, { tone = 'plain', action, id }: ToastOptions = {}) => {
  const options = {
    ...(id === undefined ? {} : { id }),
    ...(action === undefined ? {} : { action: { label: action.text, onClick: action.run } }),
  }
  if (tone === 'success') toast.success(text, options)
  else if (tone === 'danger') toast.error(text, options)
  else toast(text, options)
}

interface ToasterProps {
  readonly label: string
  /** Above on a phone, where the thumb works below; below where the head of the page is at work. */
  readonly place?: 'top' | 'bottom'
}

/** Where toasts appear, once in an app. */
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
