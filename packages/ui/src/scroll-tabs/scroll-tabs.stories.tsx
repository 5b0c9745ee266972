import { useState } from 'react'
import { ScrollTabs } from './scroll-tabs.tsx'

const tabs = ['Noodles', 'Rice', 'Congee', 'Dim sum', 'Snacks', 'Desserts', 'Drinks'].map(
  (text) => ({ id: text, text }),
)

const Live = ({ look, vertical }: { look: 'line' | 'pill'; vertical?: boolean }) => {
  const [selected, setSelected] = useState('Noodles')
  return (
    <ScrollTabs
      name={`story-${look}-${vertical ?? false}`}
      label="Categories"
      tabs={tabs}
      selected={selected}
      onSelect={setSelected}
      look={look}
      vertical={vertical ?? false}
    />
  )
}

export const title = 'ScrollTabs'
export const stories = {
  line: () => <Live look="line" />,
  pill: () => <Live look="pill" />,
  column: () => <Live look="line" vertical />,
}
