import { IconButton } from './icon-button.tsx'

export const title = 'IconButton'
export const stories = {
  variants: () => (
    <div className="gallery-row">
      <IconButton icon="back" label="Back" />
      <IconButton icon="close" label="Close" variant="soft" />
      <IconButton icon="plus" label="Add Wonton noodles" variant="round" />
    </div>
  ),
}
