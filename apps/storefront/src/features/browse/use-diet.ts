import { useState } from 'react'
import { anyDiet, type Diet } from './diet.ts'

/** Stays while the app is open, also over other screens. */
let last = anyDiet

/** Returns the diet that the menu is shown for, and a function that changes it. */
export const useDiet = () => {
  const [diet, setDiet] = useState(last)
  const change = (next: Diet): void => {
    last = next
    setDiet(next)
  }
  return [diet, change] as const
}
