import { localMoment } from '@comanda/engine/time'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { BookPage } from '../features/book/book-page.tsx'
import { useNow } from '../staff/use-now.ts'
import { useShop } from '../staff/shop-context.tsx'

/** The book of the day in the URL, by default of today. */
export const BookRoute = () => {
  const { timeZone } = useShop()
  const today = localMoment(useNow(60_000), timeZone).date
  const { date = today } = useSearch({ from: '/$shop/book' })
  const navigate = useNavigate({ from: '/$shop/book' })
  const show = useCallback(
    (chosen: string) => void navigate({ search: { date: chosen }, replace: true }),
    [navigate],
  )
  return <BookPage date={date} today={today} onDate={show} />
}
