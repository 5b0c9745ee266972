import { expect, it } from 'vitest'
import { listInSentence } from './list-in-sentence.ts'

it('a list within a sentence ends as its language does', () => {
  expect(listInSentence(['Fox'], 'en')).toBe('Fox')
  expect(listInSentence(['Fox', 'Owl'], 'en')).toBe('Fox and Owl')
  expect(listInSentence(['狐狸', '貓頭鷹'], 'zh-hk')).toBe('狐狸及貓頭鷹')
  expect(listInSentence(['狐狸', '猫头鹰', '小熊'], 'zh-cn')).toBe('狐狸、猫头鹰和小熊')
})
