import { localeNames } from '@comanda/locales'
import { sampleMenu } from '@comanda/client/testing'
import { expect, it, vi } from 'vitest'
import { useLang } from '../language/use-lang.ts'
import { useNames } from '../language/use-names.ts'
import { renderForDiner } from '../testing/render-for-diner.tsx'
import { LanguageDialog } from './language-dialog.tsx'
import { useDisplayedLanguage } from './use-display-locales.ts'

const tempura = [
  { lang: 'ja' as const, value: '天ぷら' },
  { lang: 'en' as const, value: 'Tempura' },
]
const Dish = () => <p lang={useLang()(tempura)}>{useNames()(tempura)}</p>

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

it('SHELL-2.5, CAT-1.13: also the other languages of the menu are listed; names are read in the chosen one, words stay', async () => {
  const menu = {
    ...sampleMenu,
    shop: { ...sampleMenu.shop, languages: ['ja', 'en'] as ['ja', 'en'] },
  }
  const { names, press, act, document, text } = await renderForDiner(
    <>
      <Dish />
      <LanguageDialog open onClosed={onClosed} />
    </>,
    { menu },
  )
  expect(names('radio')).toEqual([...Object.values(localeNames), '日本語'])
  expect(text()).toContain('Tempura')
  await press('radio', '日本語')
  await vi.waitFor(async () => {
    await act(() => undefined)
    expect(text()).toContain('天ぷら')
  })
  expect(document.querySelector('p')?.lang).toBe('ja')
  expect(document.documentElement.lang).toBe('en')
  expect(document.cookie).toContain('i18n_redirected=ja')
})

it.each([
  [['ja-JP', 'fr'], '天ぷら', 'ja'],
  [['en-GB', 'ja'], 'Tempura', ''],
  [['fr'], 'Tempura', ''],
])('CAT-1.13: a phone in %j reads %s', async (reads, shown, lang) => {
  const menu = {
    ...sampleMenu,
    shop: { ...sampleMenu.shop, languages: ['ja', 'en'] as ['ja', 'en'] },
  }
  const { document } = await renderForDiner(<Dish />, { menu, reads })
  expect(document.querySelector('p')?.textContent).toBe(shown)
  expect(document.querySelector('p')?.lang).toBe(lang)
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

it('LANG-1.8: a guest whose languages the app does not have reads the words of the shop’s language, and nothing is stored', async () => {
  const menu = {
    ...sampleMenu,
    shop: { ...sampleMenu.shop, languages: ['it', 'chs'] as ['it', 'chs'] },
  }
  const { act, document: page } = await renderForDiner(<Displayed />, { menu, reads: ['it-IT'] })
  await vi.waitFor(async () => {
    await act(() => undefined)
    expect(page.documentElement.lang).toBe('zh-CN')
  })
  expect(page.cookie).not.toContain('i18n_redirected')
})
