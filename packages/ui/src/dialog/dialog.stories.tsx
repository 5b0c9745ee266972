import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

const Live = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Dialog
        open={open}
        onClosed={() => setOpen(false)}
        title="The price has changed"
        actions={(close) => (
          <>
            <Button onClick={close}>Order for $ 72.00</Button>
            <Button variant="quiet" onClick={close}>
              Back to the cart
            </Button>
          </>
        )}
      >
        Before: $ 68.00. Now: $ 72.00. Nothing has been ordered yet.
      </Dialog>
    </>
  )
}

export const title = 'Dialog'
export const stories = { 'asks before it goes on': () => <Live /> }
