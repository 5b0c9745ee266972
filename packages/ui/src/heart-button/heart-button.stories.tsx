import { useState } from 'react'
import { HeartButton } from './heart-button.tsx'

const Example = ({ variant }: { variant: 'bare' | 'soft' }) => {
  const [pressed, setPressed] = useState(variant === 'soft')
  return (
    <HeartButton
      label="Keep: Free milk tea"
      variant={variant}
      pressed={pressed}
      onToggle={() => setPressed(!pressed)}
    />
  )
}

export const title = 'HeartButton'
export const stories = {
  variants: () => (
    <div className="gallery-row">
      <Example variant="bare" />
      <Example variant="soft" />
    </div>
  ),
}
