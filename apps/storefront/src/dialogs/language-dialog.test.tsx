import { localeNames } from '@comanda/locales'
import { expect, it, vi } from 'vitest'
import { renderForDiner } from '../testing/render-for-diner.tsx'
import { LanguageDialog } from './language-dialog.tsx'
import { useDisplayedLanguage } from './use-display-locales.ts'

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
it('SHELL-2.5: of an installation with some languages only these are listed', async () => {
  const look = { _id: 'a', name: [], displayLocales: ['zh-hk', 'en'] as ['zh-hk', 'en'] }
  const { names } = await renderForDiner(<LanguageDialog open onClosed={onClosed} />, {
    visit: { look },
  })
  expect(names('radio')).toEqual([localeNames['zh-hk'], localeNames.en])
})

const Displayed = () => {
  useDisplayedLanguage()
  return undefined
}

it('SHELL-2.5: a page in a language that is not offered changes to the first that is', async () => {
  const look = { _id: 'a', name: [], displayLocales: ['zh-cn', 'zh-hk'] as ['zh-cn', 'zh-hk'] }
  const { act, document } = await renderForDiner(<Displayed />, { visit: { look } })
  await vi.waitFor(async () => {
    await act(() => undefined)
    expect(document.documentElement.lang).toBe('zh-HK')
  })
})
