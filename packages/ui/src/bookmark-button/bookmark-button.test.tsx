import { expect, it, vi } from 'vitest'
import { fire } from '../testing/fire.ts'
import { render } from '../testing/render.tsx'
import { BookmarkButton } from './bookmark-button.tsx'

it('is a toggle button with an accessible name', () => {
  const onToggle = vi.fn<() => void>()
  const button = render(
    <BookmarkButton label="Bookmark milk tea" pressed onToggle={onToggle} />,
  ).get('button', 'Bookmark milk tea')
  expect(button.props['aria-pressed']).toBe(true)
  fire(button, 'onClick')
  expect(onToggle).toHaveBeenCalledOnce()
})
