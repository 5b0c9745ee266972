import { useState } from 'react'
import { Segmented } from './segmented.tsx'

const Example = () => {
  const [selected, setSelected] = useState<'email' | 'phone'>('email')
  return (
    <Segmented
      label="Log in by"
      segments={[
        { id: 'email', text: 'Email' },
        { id: 'phone', text: 'Phone' },
      ]}
      selected={selected}
      onSelect={setSelected}
    />
  )
}

export const title = 'Segmented'
export const stories = { two: () => <Example /> }
