import { Button } from '@comanda/ui'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { StaffSheet } from '../staff/screen/staff-sheet.tsx'

interface MakeHereProps {
  readonly text: string
  /** The form of a new record; `close` leads back to the picker. */
  readonly form: (close: () => void) => ReactNode
}

/** Makes what a picker lacks: a button, and a sheet above the form that picks. */
export const MakeHere = ({ text, form }: MakeHereProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button variant="quiet" icon="plus" onClick={() => setOpen(true)}>
        {text}
      </Button>
      {isOpen &&
        createPortal(
          // Events go up to the form that picks, though its sheet is elsewhere in the page: it is not submitted.
          <div role="presentation" onSubmit={(event) => event.stopPropagation()}>
            <StaffSheet open title={text} onClosed={() => setOpen(false)}>
              {form}
            </StaffSheet>
          </div>,
          document.body,
        )}
    </div>
  )
}
