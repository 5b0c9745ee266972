import { Button } from './button.tsx'

export const title = 'Button'
export const stories = {
  variants: () => (
    <div className="gallery-row">
      <Button>Place order</Button>
      <Button variant="quiet">Add more</Button>
      <Button variant="plain">Undo</Button>
      <Button variant="danger" icon="trash">
        Remove
      </Button>
    </div>
  ),
  'large and wide': () => (
    <Button size="large" wide>
      Add · $ 68.00
    </Button>
  ),
  busy: () => <Button busy>Placing your order…</Button>,
  disabled: () => <Button disabled>Sold out</Button>,
}
