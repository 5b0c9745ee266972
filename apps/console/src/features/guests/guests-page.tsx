import { normaliseError } from '@comanda/client'
import { type NamedGuest, searchGuests } from '@comanda/client/staff'
import type { FoundGuest } from '@comanda/contract'
import { SearchField } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { failureWords } from '../../forms/failure-words.ts'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { useRole } from '../../staff/use-role.ts'
import { FoundGuests } from './found-guests.tsx'
import { GuestLists } from './guest-lists.tsx'
import './guests.css'

/** From how many letters on people are searched. */
const ENOUGH = 2

interface GuestsPageProps {
  readonly onOpen: (guest: NamedGuest) => void
}

/** Finds the file of a person by a phone, an address, a member number or a name (GUEST-1.2). */
export const GuestsPage = ({ onOpen }: GuestsPageProps) => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const { isManager } = useRole()
  const { t } = useMessages()
  const [keyword, setKeyword] = useState('')
  const [found, setFound] = useState<readonly FoundGuest[]>()
  const [problem, setProblem] = useState<string>()
  usePageTitle(t('guests.title'))
  const text = keyword.trim()
  useEffect(() => {
    if (text.length < ENOUGH) return undefined
    let isShown = true
    const search = async (): Promise<void> => {
      try {
        const guests = await searchGuests(connection, shop, text)
        if (!isShown) return
        setProblem(undefined)
        setFound(guests)
      } catch (failure) {
        if (isShown) setProblem(failureWords(t, normaliseError(failure)))
      }
    }
    const timer = setTimeout(() => void search(), 250)
    return () => {
      isShown = false
      clearTimeout(timer)
    }
  }, [connection, shop, text, t])
  return (
    <div className="page guests">
      <h1>{t('guests.title')}</h1>
      <p className="page-text">{t('guests.text')}</p>
      <SearchField
        label={t('guests.search')}
        clearLabel={t('floor.clear')}
        keyword={keyword}
        onChange={setKeyword}
      />
      {problem !== undefined && (
        <p className="form-failure" role="alert">
          {problem}
        </p>
      )}
      {text.length >= ENOUGH && found && (
        <FoundGuests guests={found} label={t('guests.found')} onOpen={onOpen} />
      )}
      {isManager && text.length < ENOUGH && <GuestLists onOpen={onOpen} />}
    </div>
  )
}
