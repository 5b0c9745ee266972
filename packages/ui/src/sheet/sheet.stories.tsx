import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Sheet } from './sheet.tsx'

const Live = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the sheet</Button>
      <Sheet
        open={open}
        onClosed={() => setOpen(false)}
        title="Wonton noodles"
        closeLabel="Close"
        footer={(close) => (
          <Button wide size="large" onClick={close}>
            Add · $ 68.00
          </Button>
        )}
      >
        <p>Drag it away by its head, press beside it, or press Escape.</p>
      </Sheet>
    </>
  )
}

export const title = 'Sheet'
export const stories = { 'rises from below': () => <Live /> }
