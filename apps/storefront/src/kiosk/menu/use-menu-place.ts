import type { DinerClient } from '@comanda/client'
import { useLayoutEffect, useState } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { anyDiet, type Diet } from '../../features/browse/diet.ts'

/** By the guest's client: they end with the guest, the allergens too. */
const diets = new WeakMap<DinerClient, Diet>()
const tops = new WeakMap<DinerClient, number>()

/** Returns the diet of a guest. */
export const dietOf = (client: DinerClient): Diet => diets.get(client) ?? anyDiet

/** Returns the diet of the present guest, and scrolls to the place at which they left the menu. */
export const useMenuPlace = () => {
  const { client } = useDiner()
  const [diet, show] = useState(() => dietOf(client))
  useLayoutEffect(() => {
    window.scrollTo(0, tops.get(client) ?? 0)
    const follow = (): void => void tops.set(client, window.scrollY)
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [client])
  return {
    diet,
    setDiet: (next: Diet): void => {
      diets.set(client, next)
      show(next)
    },
  }
}
