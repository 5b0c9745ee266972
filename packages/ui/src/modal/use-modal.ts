import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { holdPage } from './hold-page.ts'

/** Runs by the clock and ends: not by scrolling, not for ever. */
const isPassing = (animation: Animation): boolean =>
  animation.playState === 'running' &&
  animation.timeline === document.timeline &&
  animation.effect?.getComputedTiming().endTime !== Infinity

/**
 * A native `<dialog>` in the top layer: the browser keeps the focus in it, closes it by Escape and gives the focus back.
 * It leaves by its own animation: `close` starts it, `onClosed` comes when it has gone.
 */
export const useModal = (open: boolean, onClosed: () => void) => {
  const ref = useRef<HTMLDialogElement>(null)
  const [leaving, setLeaving] = useState(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    if (!open) return undefined
    if (!dialog.open) dialog.showModal()
    return holdPage()
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
        // A press beside the panel lands on the dialog itself.
        if (event.target === event.currentTarget) close()
      },
    },
  }
}
