import { createInvoiceSellers } from '@comanda/client/staff'
import type { InvoiceSeller, InvoiceTrack } from '@comanda/contract'
import { Button, EmptyState, showToast } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { saveDraft } from '../../forms/record-draft.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { ForOwners } from '../../staff/approvals/for-owners.tsx'
import { LoadedView } from '../../staff/screen/loaded-view.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { SellerCard } from './seller-card.tsx'
import { seller as described, storedSeller } from './seller-draft.ts'
import { SellerForm } from './seller-form.tsx'
import { TrackForm } from './track-form.tsx'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'
import './invoice-sellers.css'

/** What the sheet shows: a seller, or new numbers of one. */
type Edited =
  | { readonly kind: 'new' }
  | { readonly kind: 'seller' | 'numbers'; readonly seller: InvoiceSeller }

const Sellers = () => {
  const { connection } = useStaff()
  const shop = useShop()
  const [sellers] = useState(() => createInvoiceSellers(connection))
  const [edited, setEdited] = useState<Edited>()
  const { t } = useMessages()
  const tellFailure = useFailureToast()
  usePageTitle(t('sellers.title'))
  useEffect(() => {
    void sellers.reload()
  }, [sellers])
  const remove = async ({ _id }: InvoiceTrack, range: string): Promise<void> => {
    try {
      await sellers.removeTrack(_id)
      showToast(t('sellers.removed', { range }), { tone: 'success' })
    } catch (error) {
      tellFailure(error)
    }
  }
  const titleOf = (shown: Edited): string => {
    if (shown.kind === 'new') return t('sellers.new')
    const { name } = shown.seller
    return t(shown.kind === 'seller' ? 'sellers.editTitle' : 'sellers.addNumbersOf', { name })
  }
  const form = (shown: Edited, close: () => void) => {
    const common = { label: titleOf(shown), onCancel: close }
    const saved = async (work: Promise<void>): Promise<void> => {
      await work
      showToast(t('settings.saved'), { tone: 'success' })
      close()
    }
    if (shown.kind === 'numbers')
      return (
        <TrackForm
          {...common}
          seller={shown.seller.taxId}
          onSave={(track) => saved(sellers.addTrack(track))}
        />
      )
    const seller = shown.kind === 'seller' ? shown.seller : undefined
    return (
      <SellerForm
        {...common}
        seller={seller}
        taxId={shop.taxId ?? ''}
        onSave={(draft) =>
          saved(saveDraft(sellers, described, { record: seller, draft: storedSeller(draft) }))
        }
      />
    )
  }
  return (
    <>
      <div className="settings-head">
        <div>
          <h1>{t('sellers.title')}</h1>
          <p>{t('sellers.text')}</p>
        </div>
        <Button icon="plus" onClick={() => setEdited({ kind: 'new' })}>
          {t('sellers.new')}
        </Button>
      </div>
      <LoadedView loaded={sellers}>
        {({ sellers: list, tracks }) => (
          <>
            {list.length === 0 && (
              <EmptyState drawing="receipt" title={t('sellers.empty')}>
                {t('sellers.emptyText')}
              </EmptyState>
            )}
            <ul className="page-cards">
              {list.map((seller) => (
                <SellerCard
                  key={seller._id}
                  seller={seller}
                  tracks={tracks.filter((track) => track.seller === seller.taxId)}
                  onEdit={() => setEdited({ kind: 'seller', seller })}
                  onAdd={() => setEdited({ kind: 'numbers', seller })}
                  onRemove={(track, range) => void remove(track, range)}
                />
              ))}
            </ul>
          </>
        )}
      </LoadedView>
      {edited && (
        <StaffSheet open onClosed={() => setEdited(undefined)} title={titleOf(edited)}>
          {(close) => form(edited, close)}
        </StaffSheet>
      )}
    </>
  )
}

/** The companies that issue Taiwan invoices and their numbers, for owners (PAY-9.15). */
export const InvoiceSellers = () => (
  <ForOwners>
    <Sellers />
  </ForOwners>
)
