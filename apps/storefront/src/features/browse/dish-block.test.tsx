import { render } from '@comanda/ui/testing'
import { use } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DishBlock, HasPictures } from './dish-block.tsx'

const Shown = () => (use(HasPictures) ? 'pictures' : 'no pictures')

const block = (id: string, isNear = false) => (
  <DishBlock id={id} count={12} view="list" isNear={isNear}>
    <Shown />
  </DishBlock>
)

test('the pictures of a block are there once it is near, and at once on returning to the menu', async () => {
  let come: ((entries: object[], observer: object) => void) | undefined
  const watched = new Set<Element>()
  class Observer {
    constructor(onChange: typeof come) {
      come = onChange
    }
    observe = (element: Element) => watched.add(element)
    unobserve = (element: Element) => watched.delete(element)
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  onTestFinished(() => void vi.unstubAllGlobals())

  const { settle, text } = await render(
    <>
      {block('near', true)} {block('far')}
    </>,
  )
  expect(text()).toBe('pictures no pictures')
  expect(watched.size).toBe(1)
  const [target] = watched
  await settle(() => come?.([{ target, isIntersecting: false }], new Observer(come)))
  expect(text()).toBe('pictures no pictures')
  await settle(() => come?.([{ target, isIntersecting: true }], { unobserve: () => undefined }))
  expect(text()).toBe('pictures pictures')

  // On returning to the menu.
  expect(renderToString(block('far'))).toContain('>pictures<')
})

test('the server sends the pictures of the blocks that a screen begins with', () => {
  expect(renderToString(block('first', true))).toContain('>pictures<')
  expect(renderToString(block('last'))).toContain('>no pictures<')
})
