import { expect, it } from 'vitest'
import { Toaster } from './toast.tsx'

it('SHELL-3.2: a toast hides after 5000 ms', () => {
  expect(Toaster({ label: 'Messages' }).props).toMatchObject({ duration: 5000 })
})
