import { useNavigate, useSearch } from '@tanstack/react-router'
import { GuestFilePage } from '../features/guests/guest-file-page.tsx'
import { GuestsPage } from '../features/guests/guests-page.tsx'

/** The file of the person in the URL, or the search for one. */
export const GuestsRoute = () => {
  const named = useSearch({ from: '/$shop/guests' })
  const navigate = useNavigate({ from: '/$shop/guests' })
  const key = named.guest ?? named.user ?? named.reservation
  if (key === undefined) return <GuestsPage onOpen={(search) => void navigate({ search })} />
  return <GuestFilePage key={key} named={named} onClosed={() => void navigate({ search: {} })} />
}
