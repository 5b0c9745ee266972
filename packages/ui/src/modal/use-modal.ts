import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { lockScroll } from './scroll-lock.ts'

/** Whether an animation is running and will end: scroll-driven and endless ones are not. */
const isPassing = (animation: Animation): boolean =>
  animation.playState === 'running' &&
  animation.timeline === document.timeline &&
  animation.effect?.getComputedTiming().endTime !== Infinity

/** Called instead of closing when somebody dismisses a dialog: by Escape, beside it, by its close button or its head. */
export type Dismissed = (close: () => void) => void

/**
 * Opens a native `<dialog>` in the top layer, in which the browser traps the focus, and restores it on close. `close`
 * plays the closing animation; `onClosed` is called after it. `dismiss` closes too, unless there is `onDismiss`.
 */
export const useModal = (open: boolean, onClosed: () => void, onDismiss?: Dismissed) => {
  const ref = useRef<HTMLDialogElement>(null)
  const isGone = useRef(false)
  const [leaving, setLeaving] = useState(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return undefined
    isGone.current = false
    if (!dialog.open) dialog.showModal()
    return lockScroll()
  }, [open])

  const gone = () => {
    if (isGone.current) return
    isGone.current = true
    setLeaving(false)
    ref.current?.close()
    onClosed()
  }

  const close = () => {
    const dialog = ref.current
    if (!dialog || leaving) return
    setLeaving(true)
    requestAnimationFrame(() => {
      const running = dialog.getAnimations({ subtree: true }).filter(isPassing)
      Promise.allSettled(running.map((animation) => animation.finished)).then(gone, gone)
    })
  }

  const dismiss = () => (onDismiss ? onDismiss(close) : close())

  /** A second Escape in a row closes a dialog whatever the page says: one that asks is opened again, and asks. */
  const closedByBrowser = () => {
    if (isGone.current || leaving || !onDismiss) gone()
    else {
      ref.current?.showModal()
      dismiss()
    }
  }

  return {
    close,
    dismiss,
    dialogProps: {
      ref,
      'data-leaving': leaving ? '' : undefined,
      // Events of a sheet that opens above this one, and of a choice of files that is given up, come here too; clicks only from
      // outside the panel have the dialog itself as their target.
      onCancel: (event: SyntheticEvent) => {
        if (event.target === event.currentTarget) {
          event.preventDefault()
          dismiss()
        }
      },
      onClose: (event: SyntheticEvent) => {
        if (event.target === event.currentTarget) closedByBrowser()
      },
      onClick: (event: SyntheticEvent) => {
        if (event.target === event.currentTarget) dismiss()
      },
    },
  }
}
