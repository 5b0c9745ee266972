import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Icon } from './icon.tsx'
import { addLateIcons } from './late-icons.ts'

const drawn = () => renderToStaticMarkup(<Icon name="refund" />)

it('an icon that the first screen does not need is drawn once it was added', () => {
  expect(drawn()).not.toContain('<path')
  addLateIcons()
  expect(drawn()).toContain('<path')
})
