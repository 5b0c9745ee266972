import { useState } from 'react'
import { Switch } from './switch.tsx'

const Live = () => {
  const [checked, setChecked] = useState(true)
  return <Switch label="Wonton noodles is available" checked={checked} onChange={setChecked} />
}

export const title = 'Switch'
export const stories = {
  live: () => <Live />,
  'off, disabled': () => (
    <div className="gallery-row">
      <Switch label="Milk tea is available" checked={false} onChange={() => undefined} />
      <Switch label="Egg tart is available" checked disabled onChange={() => undefined} />
    </div>
  ),
}
