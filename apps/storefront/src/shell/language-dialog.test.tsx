import { localeNames } from '@comanda/locales'
import { expect, it, vi } from 'vitest'
import { renderForDiner } from '../testing/render-for-diner.tsx'
import { LanguageDialog } from './language-dialog.tsx'

const onClosed = vi.fn<() => void>()

it('SHELL-2.5: lists the display languages, the current one selected', async () => {
  const { document, names } = await renderForDiner(<LanguageDialog open onClosed={onClosed} />)
  expect(names('radio')).toHaveLength(3)
  expect(document.querySelectorAll('input:checked')).toHaveLength(1)
})
it('SHELL-2.5: selecting one changes the language of the page', async () => {
  const { press, act, document } = await renderForDiner(<LanguageDialog open onClosed={onClosed} />)
  await press('radio', localeNames['zh-hk'])
  await vi.waitFor(async () => {
    await act(() => undefined)
    expect(document.documentElement.lang).toBe('zh-HK')
  })
})
