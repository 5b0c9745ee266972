import { Switch } from './switch.tsx'

export const title = 'Switch'
export const stories = {
  'on, off, disabled': () => (
    <div className="gallery-row">
      <Switch label="Wonton noodles is available" defaultChecked />
      <Switch label="Milk tea is available" />
      <Switch label="Egg tart is available" disabled defaultChecked />
    </div>
  ),
}
