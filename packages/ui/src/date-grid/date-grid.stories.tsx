import { useState } from 'react'
import { DateGrid } from './date-grid.tsx'

const days = Array.from({ length: 24 }, (_, index) => ({
  date: new Date(Date.UTC(2026, 1, 16 + index)).toISOString().slice(0, 10),
  isAvailable: index % 5 !== 0,
}))

const Live = () => {
  const [date, setDate] = useState('2026-02-20')
  return <DateGrid label="Date" language="en" days={days} selected={date} onSelect={setDate} />
}

export const title = 'DateGrid'
export const stories = { 'over two months': () => <Live /> }
