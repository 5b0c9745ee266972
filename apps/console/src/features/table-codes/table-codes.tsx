import { useStore } from '@comanda/client/react'
import { type CodedTable, createTables } from '@comanda/client/staff'
import { localizedName } from '@comanda/engine/catalog'
import { Button, EmptyState, showToast, Skeleton } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { CodesAddress } from '../../staff/devices/codes-address.tsx'
import { useMessages } from '../../staff/messages.ts'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { useSlipPrinter } from '../../staff/devices/use-slip-printer.ts'
import { CodeCard } from './code-card.tsx'
import { codeSlip } from './code-slip.ts'
import { firstChoice } from './print-choice.ts'
import { PrintSheet } from './print-sheet.tsx'
import { RenewDialog } from './renew-dialog.tsx'
import { ShownCode } from './shown-code.tsx'
import { tablesByArea } from './tables-by-area.ts'
import './table-codes.css'

/** Returns the URL in the code of a table; it starts a visit at that table (ROUTE-2.2). */
const tableLink = (origin: string, shop: string, code: string): string =>
  `${origin}/t?id=${shop}&t=${code}`

/** Returns the URL that starts a take-away visit in a shop (ROUTE-2.2). */
const takeAwayLink = (origin: string, shop: string): string => `${origin}/?id=${shop}`

/** The codes of the shop's tables, to print, to show to a party, and to renew. */
export const TableCodes = () => {
  const shop = useShop()
  const { connection } = useStaff()
  const [list] = useState(() => createTables(connection, shop._id))
  const state = useStore(list.state)
  const { t, locale } = useMessages()
  usePageTitle(t('app.tables'))
  const { hasPrinter, print } = useSlipPrinter()
  const { origin } = window.location
  const [shown, setShown] = useState<CodedTable>()
  const [choice, setChoice] = useState(firstChoice)
  const [isChoosing, setIsChoosing] = useState(false)
  const [renewing, setRenewing] = useState<CodedTable>()
  const renew = async ({ _id, name }: CodedTable): Promise<void> => {
    try {
      await list.renew(_id)
      showToast(t('tables.renewed', { name }), { tone: 'success' })
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      showToast(t('tables.notRenewed', { name, message }), { tone: 'danger' })
    }
  }
  useEffect(() => {
    void list.load()
  }, [list])
  const shopName = localizedName(shop.name, locale)
  const takeAway = t('tables.takeAway')
  const onPrint = (name: string, link: string) =>
    hasPrinter ? () => print(codeSlip({ shopName, name, scan: t('tables.scan'), link })) : undefined
  const { second, size, tables: chosen } = choice
  const labels = (name: string) => ({
    shopNames: [
      ...new Set([shopName, ...(second ? [localizedName(shop.name, second.locale)] : [])]),
    ],
    logo: choice.hasLogo ? shop.logo : undefined,
    choice,
    codeLabel: t('tables.code', { name }),
    linkLabel: t('tables.link', { name }),
    copiedText: t('tables.copied', { name }),
  })
  if (state.status === 'failed')
    return (
      <EmptyState
        drawing="offline"
        title={t('tables.failed')}
        action={<Button onClick={() => void list.load()}>{t('app.tryAgain')}</Button>}
      >
        {state.message}
      </EmptyState>
    )
  return (
    <div className="table-codes" data-size={size} aria-busy={state.status === 'loading'}>
      <div className="table-codes-head">
        <div>
          <h1>{t('tables.title')}</h1>
          <p>{t('tables.text')}</p>
        </div>
        <Button icon="print" onClick={() => setIsChoosing(true)}>
          {t('tables.print')}
        </Button>
      </div>
      <div className="table-codes-address">
        <CodesAddress />
      </div>
      {state.status === 'loading' && <Skeleton shape="card" />}
      {state.status === 'ready' && state.tables.length === 0 && (
        <EmptyState drawing="code" title={t('tables.empty')}>
          {t('tables.emptyText')}
        </EmptyState>
      )}
      {state.status === 'ready' &&
        tablesByArea(state.tables).map(({ area, tables }) => (
          <section key={area ?? ''} className="table-codes-area">
            <h2>{area ?? t('tables.noArea')}</h2>
            <div className="table-codes-cards">
              {tables.map((table) => {
                const { _id, name, capacity, fixedCode } = table
                return (
                  <CodeCard
                    key={_id}
                    name={name}
                    note={capacity === undefined ? '' : t('tables.capacity', { count: capacity })}
                    link={fixedCode && tableLink(origin, shop._id, fixedCode)}
                    {...labels(name)}
                    isPrinted={fixedCode !== undefined && (chosen?.includes(_id) ?? true)}
                    onPrint={
                      fixedCode === undefined
                        ? undefined
                        : onPrint(name, tableLink(origin, shop._id, fixedCode))
                    }
                    actions={
                      <>
                        <Button
                          variant="quiet"
                          aria-label={t('tables.showOf', { name })}
                          onClick={() => setShown(table)}
                        >
                          {t('tables.show')}
                        </Button>
                        <Button
                          variant="plain"
                          aria-label={t('tables.renewOf', { name })}
                          onClick={() => setRenewing(table)}
                        >
                          {t('tables.renew')}
                        </Button>
                      </>
                    }
                  />
                )
              })}
            </div>
          </section>
        ))}
      {shop.openTakeAway && (
        <section className="table-codes-area">
          <h2>{takeAway}</h2>
          <p>{t('tables.takeAwayText')}</p>
          <div className="table-codes-cards">
            <CodeCard
              name={takeAway}
              note=""
              link={takeAwayLink(origin, shop._id)}
              {...labels(takeAway)}
              isPrinted={chosen === undefined}
              onPrint={onPrint(takeAway, takeAwayLink(origin, shop._id))}
            />
          </div>
        </section>
      )}
      {isChoosing && state.status === 'ready' && (
        <PrintSheet
          tables={state.tables}
          hasLogo={shop.logo !== undefined}
          choice={choice}
          onChange={setChoice}
          onPrint={() => window.print()}
          onClosed={() => setIsChoosing(false)}
        />
      )}
      {shown && (
        <ShownCode
          table={shown}
          linkOf={(code) => tableLink(origin, shop._id, code)}
          onClosed={() => setShown(undefined)}
        />
      )}
      {renewing && (
        <RenewDialog
          table={renewing.name}
          onClosed={() => setRenewing(undefined)}
          onConfirm={() => void renew(renewing)}
        />
      )}
    </div>
  )
}
