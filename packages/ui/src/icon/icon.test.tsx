import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Icon } from './icon.tsx'
import { addLateIcons } from './late-icons.ts'

const drawn = () => renderToStaticMarkup(<Icon name="refund" />)

it('an icon of the console or the kiosk is drawn once these have added their own', () => {
  expect(drawn()).not.toContain('<path')
  addLateIcons()
  expect(drawn()).toContain('<path')
})
