import { expect, it, vi } from 'vitest'
import { renderForDiner } from '../testing/render-for-diner.tsx'
import { CopiedText } from './copied-text.tsx'

it('SHELL-3.2: pressing the text of an error copies it', async () => {
  const { press } = await renderForDiner(<CopiedText text="Error 503" />)
  const copy = vi.spyOn(navigator.clipboard, 'writeText')
  await press('button', 'Error 503')
  expect(copy).toHaveBeenCalledExactlyOnceWith('Error 503')
})
it('if the browser forbids copying, the text stays', async () => {
  const { press, get } = await renderForDiner(<CopiedText text="Error 503" />)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
  await press('button', 'Error 503')
  expect(get('button', 'Error 503')).toBeDefined()
})
