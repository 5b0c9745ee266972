import { type ReactNode, useId } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { type Dismissed, useModal } from '../modal/use-modal.ts'
import { useDragToDismiss } from './use-drag-to-dismiss.ts'
import './sheet.css'

interface SheetProps {
  readonly open: boolean
  /** Called after the closing animation, however it was closed. */
  readonly onClosed: () => void
  /** Called instead of closing when somebody dismisses it: it may ask first. */
  readonly onDismiss?: Dismissed | undefined
  readonly title: ReactNode
  readonly closeLabel: string
  /** `hidden` if the content shows the title itself; it still names the dialog. */
  readonly head?: 'shown' | 'hidden'
  /** `wide` has room for two columns on a wide screen; `narrow` stands in the middle, 80 % of the screen wide. */
  readonly width?: 'wide' | 'narrow' | undefined
  readonly children: ReactNode | ((close: () => void) => ReactNode)
  readonly footer?: ReactNode | ((close: () => void) => ReactNode)
}

const fill = (content: SheetProps['children'], close: () => void): ReactNode =>
  typeof content === 'function' ? content(close) : content

/** A dialog that rises from the bottom and can be dragged away; centred on wide screens. */
export const Sheet = ({
  open,
  onClosed,
  onDismiss,
  title,
  closeLabel,
  head = 'shown',
  width,
  children,
  footer,
}: SheetProps) => {
  const titleId = useId()
  const { close, dismiss, dialogProps } = useModal(open, onClosed, onDismiss)
  const { panel, headProps } = useDragToDismiss(dismiss)
  if (!open) return null
  return (
    <dialog {...dialogProps} className="ui-sheet" aria-labelledby={titleId}>
      <div ref={panel} className="ui-sheet-panel" data-width={width}>
        <div className="ui-sheet-head" data-head={head} {...headProps}>
          <span className="ui-sheet-grip" />
          <h2 id={titleId} className={head === 'hidden' ? 'ui-hidden' : 'ui-sheet-title'}>
            {title}
          </h2>
          <div className="ui-sheet-close">
            <IconButton
              icon="close"
              label={closeLabel}
              variant={head === 'hidden' ? 'soft' : 'bare'}
              onClick={dismiss}
            />
          </div>
        </div>
        <div className="ui-sheet-body">{fill(children, close)}</div>
        {footer !== undefined && <div className="ui-sheet-footer">{fill(footer, close)}</div>}
      </div>
    </dialog>
  )
}
