import { expect, test, vi } from 'vitest'
import { cartEngine } from './cart-engine.ts'
import { createEngineSource } from './engine-source.ts'

test('the engine is loaded once; after a failure the next load tries again (CART-7.6)', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const read = vi
    .fn(() => Promise.resolve(cartEngine))
    .mockRejectedValueOnce(new Error('there is no network'))
  const source = createEngineSource(read)
  source.load()
  source.load()
  await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce())
  expect(read).toHaveBeenCalledOnce()
  expect(source.state.get()).toBeUndefined()

  source.load()
  await vi.waitFor(() => expect(source.state.get()).toBe(cartEngine))
  source.load()
  expect(read).toHaveBeenCalledTimes(2)
  warned.mockRestore()
})
