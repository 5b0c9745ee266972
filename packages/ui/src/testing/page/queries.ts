import { fireEvent, queryAllByRole } from '@testing-library/dom'
import { act } from 'react'
import { nameOf, textOf } from './names.ts'

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

/** A field of a password has no role by the standard; browsers expose it as a text box. */
const passwords = 'input[type="password"]'

const withRole = (element: HTMLElement, role: string): readonly HTMLElement[] => [
  ...queryAllByRole(element, role, { hidden: true }),
  ...(role === 'textbox' ? element.querySelectorAll<HTMLElement>(passwords) : []),
]

/** Returns what finds and uses the parts inside an element by their role and accessible name. */
export const within = (element: HTMLElement) => {
  const all = (role: string, name?: string): readonly HTMLElement[] =>
    withRole(element, role).filter((part) => name === undefined || nameOf(part) === name)
  const get = (role: string, name?: string): HTMLElement => {
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
    press: (role: string, name?: string) => settle(() => get(role, name).click()),
    /** Sets the value of a field or a select, as typing or choosing does. */
    fill: (role: string, name: string, value: string) => {
      const part = get(role, name)
      const event = part instanceof HTMLSelectElement ? fireEvent.change : fireEvent.input
      return settle(() => event(part, { target: { value } }))
    },
  }
}
