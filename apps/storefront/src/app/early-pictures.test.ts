import { expect, test } from 'vitest'
import { pictureSizes } from '../pictures/picture-sizes.ts'
import { earlyPictures } from './early-pictures.ts'

const id = (digit: string) => digit.repeat(24)
const menu = JSON.stringify({
  menu: {
    version: 'v1',
    shop: { _id: id('1'), name: [], images: [id('a')] },
    products: [
      { _id: id('2'), shop: id('1'), name: [] },
      { _id: id('3'), shop: id('1'), images: [id('b'), id('c')], options: [] },
    ],
  },
})
const stored = { menu, pictures: `${id('d')} ${id('e')}` }

test('home begins with the picture of the shop', () => {
  expect(earlyPictures('/', stored)).toEqual({ ids: [id('a')], sizes: pictureSizes.home })
})

test('a dish begins with its own picture, never with that of another', () => {
  expect(earlyPictures(`/products/${id('3')}`, stored).ids).toEqual([id('b')])
  expect(earlyPictures(`/products/${id('2')}`, stored).ids).toEqual([])
  expect(earlyPictures(`/products/${id('9')}`, stored).ids).toEqual([])
})

test('the menu begins with the first pictures of the last time', () => {
  expect(earlyPictures('/browse', stored).ids).toEqual([id('d'), id('e')])
})

test('a first visit has no pictures', () => {
  const nothing = { menu: '', pictures: '' }
  for (const path of ['/', `/products/${id('3')}`, '/cart'])
    expect(earlyPictures(path, nothing).ids).toEqual([])
})
