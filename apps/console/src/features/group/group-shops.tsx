import type { GroupShop } from '@comanda/client/staff'
import { localizedName } from '@comanda/engine/catalog'
import { displayMoney } from '@comanda/engine/money'
import { Badge, Button, Field } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { ShareBar } from '../../staff/bills/share-bar.tsx'
import { ChangeSince } from './change-since.tsx'

interface GroupShopsProps {
  readonly rows: readonly GroupShop[]
  readonly period: { readonly from: string; readonly to: string }
  /** Continues with a shop that is being set up. */
  readonly onSetup: ((shop: string) => Promise<void>) | undefined
}

/** As many as are shown without a search. */
const MOST_SHOWN = 50

/** The shops, those that sell most first, each with the way to its own reports. */
export const GroupShops = ({ rows, period, onSetup }: GroupShopsProps) => {
  const { t, locale } = useMessages()
  const [text, setText] = useState('')
  const most = new Map<string, number>()
  for (const { shop, figures } of rows)
    most.set(shop.currency, Math.max(most.get(shop.currency) ?? 0, figures.total))
  const wanted = text.trim().toLocaleLowerCase()
  const found = rows.filter(({ shop }) =>
    shop.name.some(({ value }) => value.toLocaleLowerCase().includes(wanted)),
  )
  return (
    <section className="group-shops" aria-label={t('group.shops')}>
      {rows.length > MOST_SHOWN && (
        <Field
          type="search"
          label={t('group.search')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      {found.length === 0 && <p role="status">{t('shops.nothingFound')}</p>}
      <ul>
        {found.slice(0, MOST_SHOWN).map(({ shop, figures }) => {
          const { total, before, bills, guests, discounts, open } = figures
          const money = (amount: number): string =>
            displayMoney(amount, shop.currency, shop.ownDecimals)
          const details = [
            t('reports.billCount', { count: bills }),
            t('group.guestCount', { count: guests }),
            ...(bills > 0 ? [t('group.average', { amount: money(total / bills) })] : []),
            ...(discounts < 0 ? [t('group.discounts', { amount: money(-discounts) })] : []),
            t('group.openCount', { count: open }),
          ]
          return (
            <li key={shop._id} className="page-card group-shop">
              <div className="page-card-head">
                <Link to="/$shop/reports" params={{ shop: shop._id }} search={period}>
                  {localizedName(shop.name, locale)}
                </Link>
                <strong>{money(total)}</strong>
              </div>
              <ShareBar share={total / Math.max(1, most.get(shop.currency) ?? 0)} />
              {shop.beingSetUp ? (
                <div className="group-setup">
                  <Badge tone="highlight" icon="edit">
                    {t('group.beingSetUp')}
                  </Badge>
                  {onSetup && (
                    <Button variant="quiet" onClick={() => void onSetup(shop._id)}>
                      {t('group.continueSetup')}
                    </Button>
                  )}
                </div>
              ) : (
                <>
                  <ChangeSince now={total} before={before} />
                  <p className="page-muted">{details.join(' · ')}</p>
                </>
              )}
            </li>
          )
        })}
      </ul>
      {found.length > MOST_SHOWN && (
        <p className="page-muted">{t('group.more', { count: found.length - MOST_SHOWN })}</p>
      )}
    </section>
  )
}
