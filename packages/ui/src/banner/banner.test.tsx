import { expect, it } from 'vitest'
import { render, textOf } from '../testing/render.tsx'
import { Banner } from './banner.tsx'

it('is announced without its icon, and has its action inside', () => {
  const { get } = render(<Banner action={<button>Check again</button>}>You are offline. </Banner>)
  expect(textOf(get('status'))).toBe('You are offline. Check again')
  expect(get('button', 'Check again')).toBeDefined()
})
