import { act } from 'react'
import type { FakeElement } from './fake-document.ts'
import type { EventInit, FakeEventTarget } from './fake-event-target.ts'
import { nameOf, roleOf, textOf } from './roles.ts'

/** The timers of tests may be fake; a test waits by the real one. */
const { setTimeout: realTimeout } = globalThis
const nextTimer = () => new Promise((resolve) => realTimeout(resolve))

/** Runs something that changes what is shown, and waits until it is: a toast takes a timer, and its place another one. */
export const settle = (change: () => unknown) =>
  act(async () => {
    await change()
    await nextTimer()
    await nextTimer()
  })

/** Dispatches an event, and waits until what it changes is shown. */
export const dispatch = (target: FakeEventTarget, type: string, init?: EventInit) =>
  settle(() => target.dispatch(type, init))

/** Returns what finds and uses the parts inside an element by their role and accessible name. */
export const within = (element: FakeElement) => {
  const all = (role: string, name?: string): readonly FakeElement[] =>
    element
      .descendants()
      .filter((part) => roleOf(part) === role && (name === undefined || nameOf(part) === name))
  const get = (role: string, name?: string): FakeElement => {
    const [found, other] = all(role, name)
    if (found && !other) return found
    const names = all(role).map(nameOf).join(', ')
    throw new Error(`${found ? 'several' : 'no'} ${role} named ${name} among: ${names}`)
  }
  return {
    all,
    get,
    names: (role: string) => all(role).map(nameOf),
    text: () => textOf(element),
    /** Presses a part, with what the browser does by itself: checking, and submitting the form. */
    press: async (role: string, name?: string) => {
      const part = get(role, name)
      if (part.attributes.has('disabled')) return
      if (part.type === 'checkbox') part.checked = !part.checked
      if (part.type === 'radio') part.checked = true
      await dispatch(part, 'click')
      const form = part.type === 'submit' ? part.closest('form') : null
      if (form) await dispatch(form, 'submit')
    },
    /** Sets the value of a field or a select, as typing or choosing does. */
    fill: async (role: string, name: string, value: string) => {
      const part = get(role, name)
      part.value = value
      await dispatch(part, part.tagName === 'select' ? 'change' : 'input')
    },
  }
}
