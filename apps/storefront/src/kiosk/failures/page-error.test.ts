import { openPage } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { lastPageError, watchPageErrors } from './page-error.ts'

test('KIOSK-1.5: the last error is reported by its kind and place, without its words', () => {
  const close = openPage({ isWide: false })
  const end = watchPageErrors()
  const error = new TypeError('Wong, no peanuts')
  window.dispatchEvent(Object.assign(new Event('error'), { error }))
  end()
  close()
  expect(lastPageError()).toMatch(/^TypeError, page-error\.test\.ts:\d+:\d+$/)
})
