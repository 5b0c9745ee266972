import type { KnownGuest } from '@comanda/contract'
import { Badge, buttonLook } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { AllergyFacts } from './guest-facts.tsx'
import { useMessages } from '../messages.ts'
import { useShop } from '../shop-context.tsx'

interface KnownGuestFactsProps {
  readonly known: KnownGuest | undefined
  /** Whose file is opened if nothing is written yet. */
  readonly reservation?: string
}

/** What the file of a person says to those who serve them, and the way to it (GUEST-2.2). */
export const KnownGuestFacts = ({ known, reservation }: KnownGuestFactsProps) => {
  const { t } = useMessages()
  const { _id: shop } = useShop()
  const search =
    known === undefined
      ? reservation === undefined
        ? {}
        : { reservation }
      : { guest: known.guest }
  return (
    <>
      <AllergyFacts allergens={[...(known?.allergens ?? [])]} />
      {known?.tags && (
        <p className="guest-badges">
          {known.tags.map((tag) => (
            <Badge key={tag} tone="highlight">
              {tag}
            </Badge>
          ))}
        </p>
      )}
      {known?.note !== undefined && <p className="guest-remark">{known.note}</p>}
      <p>
        <Link
          to="/$shop/guests"
          params={{ shop }}
          search={search}
          {...buttonLook({ variant: 'plain' })}
        >
          {t('guests.open')}
        </Link>
      </p>
    </>
  )
}
