import { Button } from '../button/button.tsx'
import { Drawing, drawingNames } from './drawings.tsx'
import { EmptyState } from './empty-state.tsx'

export const title = 'EmptyState'
export const stories = {
  'empty cart': () => (
    <EmptyState drawing="bag" title="Your cart is empty" action={<Button>To the menu</Button>}>
      Find something that you like on the menu.
    </EmptyState>
  ),
  'every drawing': () => (
    <div className="gallery-row">
      {drawingNames.map((name) => (
        <div key={name} className="gallery-square">
          <Drawing name={name} />
        </div>
      ))}
    </div>
  ),
}
