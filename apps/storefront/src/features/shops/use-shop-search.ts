import { type CallError, normaliseError } from '@comanda/client'
import { useConnection, useRetry } from '@comanda/client/react'
import { type FoundShop, searchShops } from '@comanda/client/shops'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Position } from './use-position.ts'

/** How long nothing may be typed before it is searched, in ms. */
const TYPING = 250

interface Found {
  readonly shops: readonly FoundShop[]
  readonly total: number
}

/** The shops that take online orders and that a keyword finds, page by page; the nearest first from a position. */
export const useShopSearch = (keyword: string, position: Position | undefined) => {
  const connection = useConnection()
  const [found, setFound] = useState<Found>()
  /** How many shops there are without a keyword. */
  const [all, setAll] = useState(0)
  const [failure, setFailure] = useState<{ readonly error: CallError }>()
  const searches = useRef(0)
  const text = keyword.trim()
  const search = useCallback(
    async (before: readonly FoundShop[]): Promise<void> => {
      searches.current += 1
      const own = searches.current
      const wanted = { text, ...position, openForOnline: true, skip: before.length }
      try {
        const { shops, total } = await searchShops(connection, wanted)
        if (own !== searches.current) return
        setFailure(undefined)
        setFound({ shops: [...before, ...shops], total })
        if (text === '') setAll(total)
      } catch (error) {
        if (own === searches.current) setFailure({ error: normaliseError(error) })
      }
    },
    [connection, text, position],
  )
  useEffect(() => {
    const timer = setTimeout(() => void search([]), text === '' ? 0 : TYPING)
    return () => clearTimeout(timer)
  }, [search, text])
  const { shops = [], total = 0 } = found ?? {}
  useRetry(failure, () => void search([]))
  return {
    shops,
    all,
    total,
    isLoaded: found !== undefined,
    failed: failure !== undefined,
    retry: () => void search([]),
    more: () => void search(shops),
  }
}
