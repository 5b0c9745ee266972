import { useState } from 'react'
import { BookmarkButton } from './bookmark-button.tsx'

const Example = ({ variant }: { variant: 'bare' | 'soft' }) => {
  const [pressed, setPressed] = useState(variant === 'soft')
  return (
    <BookmarkButton
      label="Keep: Free milk tea"
      variant={variant}
      pressed={pressed}
      onToggle={() => setPressed(!pressed)}
    />
  )
}

export const title = 'BookmarkButton'
export const stories = {
  variants: () => (
    <div className="gallery-row">
      <Example variant="bare" />
      <Example variant="soft" />
    </div>
  ),
}
