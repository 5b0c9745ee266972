import { array, assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlOf, textOf } from './news-text.ts'

describe('the text of a news item', () => {
  it('STAFF-10.9: paragraphs and lines are written as text', () => {
    const html = '<p>Dear guests,<br>we are open.</p><p>Fish &amp; chips</p>'
    expect(textOf(html)).toBe('Dear guests,\nwe are open.\n\nFish & chips')
    expect(htmlOf('Dear guests,\nwe are open.\n\nFish & chips')).toBe(html)
  })
  it('STAFF-10.9: what text cannot hold stays HTML', () => {
    expect(textOf('<p>See <a href="https://eat.example">here</a></p>')).toBeUndefined()
    expect(textOf('<h2>New</h2>')).toBeUndefined()
  })
  it('STAFF-10.9: text that is saved is read as it was written', () => {
    const line = string({ minLength: 1 })
      .map((text) => text.replaceAll(/\s+/g, ' ').trim())
      .filter((text) => text !== '')
    const law = property(array(line), (paragraphs) => {
      const text = paragraphs.join('\n\n')
      expect(textOf(htmlOf(text))).toBe(text)
    })
    assert(law)
  })
})
