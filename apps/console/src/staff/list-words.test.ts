import { createTranslator, type Locale } from '@comanda/locales'
import { loadConsoleMessages } from '@comanda/locales/console'
import { expect, test } from 'vitest'
import { listWords } from './list-words.ts'

const wordsIn = async (locale: Locale) => {
  const t = createTranslator(locale, await loadConsoleMessages(locale))
  return [listWords(['A1', 12], t), t('list.more', { text: 'A1', more: 'B' })]
}

test('words are listed and bracketed as the language does', async () => {
  expect(await wordsIn('en')).toEqual(['A1, 12', 'A1 (B)'])
  expect(await wordsIn('zh-hk')).toEqual(['A1、12', 'A1（B）'])
  expect(await wordsIn('zh-cn')).toEqual(['A1、12', 'A1（B）'])
})
