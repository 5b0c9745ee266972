import { createContext, type ReactNode } from 'react'

/** What stands beside the prices of dishes that are cheaper now, by their ids; made once the menu shows (SCREEN-3.13). */
export const DishOff = createContext<Readonly<Record<string, ReactNode>>>({})
