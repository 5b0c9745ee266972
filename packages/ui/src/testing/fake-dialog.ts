import { vi } from 'vitest'
import type { Part } from './render.tsx'

const withResolvers = () => {
  let resolve: (() => void) | undefined
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve: () => resolve?.() }
}

/** Puts a fake element behind the ref of a rendered `<dialog>`. Its closing animation ends when `endAnimation` is called. */
export const fakeDialog = (part: Part) => {
  const close = vi.fn<() => void>()
  const timeline = {}
  const { promise: finished, resolve: endAnimation } = withResolvers()
  const animation = {
    playState: 'running',
    timeline,
    finished,
    effect: { getComputedTiming: () => ({ endTime: 200 }) },
  }
  const dialog = { close, getAnimations: () => [animation] }
  vi.stubGlobal('document', { timeline })
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callback())
  Object.assign(part.props['ref'] as object, { current: dialog })
  return { dialog, close, endAnimation }
}
