import { useState } from 'react'
import { Stepper } from './stepper.tsx'

const labels = {
  label: 'Quantity',
  increaseLabel: 'Increase quantity',
  decreaseLabel: 'Decrease quantity',
}

const Live = ({ removes = false }) => {
  const [value, setValue] = useState(1)
  return <Stepper {...labels} value={value} onChange={setValue} min={1} max={9} removes={removes} />
}

export const title = 'Stepper'
export const stories = {
  'from one': () => <Live />,
  'takes away below one': () => <Live removes />,
}
