import { type ReactNode, useId } from 'react'
import { useModal } from '../modal/use-modal.ts'
import './dialog.css'

interface DialogProps {
  readonly open: boolean
  readonly onClosed: () => void
  readonly title: ReactNode
  /** A drawing above the title. */
  readonly picture?: ReactNode
  readonly children?: ReactNode
  /** Buttons, the expected one last. `close` plays the closing animation. */
  readonly actions: (close: () => void) => ReactNode
}

/** A question that blocks the page until it is answered. */
export const Dialog = ({ open, onClosed, title, picture, children, actions }: DialogProps) => {
  const id = useId()
  const { close, dialogProps } = useModal(open, onClosed)
  if (!open) return null
  return (
    <dialog
      {...dialogProps}
      role="alertdialog"
      className="ui-dialog"
      aria-labelledby={id}
      aria-describedby={children === undefined ? undefined : `${id}-text`}
    >
      <div className="ui-dialog-panel">
        {picture}
        <h2 id={id} className="ui-dialog-title">
          {title}
        </h2>
        {children !== undefined && (
          <div id={`${id}-text`} className="ui-dialog-text">
            {children}
          </div>
        )}
        <div className="ui-dialog-actions">{actions(close)}</div>
      </div>
    </dialog>
  )
}
