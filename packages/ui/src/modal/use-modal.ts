import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { lockScroll } from './scroll-lock.ts'

/** Whether an animation is running and will end: scroll-driven and endless ones are not. */
const isPassing = (animation: Animation): boolean =>
  animation.playState === 'running' &&
  animation.timeline === document.timeline &&
  animation.effect?.getComputedTiming().endTime !== Infinity

/**
 * Opens a native `<dialog>` in the top layer, in which the browser traps the focus, and restores it on close. `close`
 * plays the closing animation; `onClosed` is called after it.
 */
export const useModal = (open: boolean, onClosed: () => void) => {
  const ref = useRef<HTMLDialogElement>(null)
  const [leaving, setLeaving] = useState(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    if (!open) return undefined
    if (!dialog.open) dialog.showModal()
    return lockScroll()
  }, [open])

  const gone = () => {
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

  return {
    close,
    dialogProps: {
      ref,
      'data-leaving': leaving ? '' : undefined,
      onCancel: (event: { preventDefault: () => void }) => {
        event.preventDefault()
        close()
      },
      onClick: (event: MouseEvent<HTMLDialogElement>) => {
        // The target is the dialog itself only outside its panel.
        if (event.target === event.currentTarget) close()
      },
    },
  }
}
