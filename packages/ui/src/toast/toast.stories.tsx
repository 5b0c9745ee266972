import { Button } from '../button/button.tsx'
import { showToast, Toaster } from './toast.tsx'

export const title = 'Toast'
export const stories = {
  'with undo': () => (
    <>
      <Toaster label="Messages" />
      <Button
        variant="quiet"
        onClick={() =>
          showToast('Removed: Wonton noodles', { action: { text: 'Undo', run: () => {} } })
        }
      >
        Remove
      </Button>
    </>
  ),
}
