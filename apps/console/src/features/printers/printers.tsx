import { createPrinterSettings } from '@comanda/client/staff'
import type { Printer } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Button, EmptyState, showToast } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { saveDraft } from '../../forms/record-draft.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { LoadedView } from '../../staff/screen/loaded-view.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { LastSlips } from './last-slips.tsx'
import { PollingPath } from './polling-path.tsx'
import { PrinterCard } from './printer-card.tsx'
import { printer as described, storedPrinter } from './printer-draft.ts'
import { PrinterForm } from './printer-form.tsx'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'
import './printers.css'

/** The receipt printers of the shop, what each prints, and what came out last (PRINT-6.1). */
export const Printers = () => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const [settings] = useState(() => createPrinterSettings(connection, shop))
  const [edited, setEdited] = useState<Printer | 'new'>()
  const [shown, setShown] = useState<{ readonly name: string; readonly path: string }>()
  const { t, locale } = useMessages()
  const tellFailure = useFailureToast()
  usePageTitle(t('printers.title'))
  useEffect(() => settings.open(), [settings])
  const carryOut = async (work: Promise<unknown>, done?: string): Promise<void> => {
    try {
      await work
      if (done !== undefined) showToast(done, { tone: 'success' })
    } catch (error) {
      tellFailure(error)
    }
  }
  const attempt = (work: Promise<unknown>, done?: string): void => void carryOut(work, done)
  const showPath = async ({ _id, name }: Pick<Printer, '_id' | 'name'>): Promise<void> =>
    setShown({ name, path: await settings.pollingPath(_id) })
  const printer = edited === 'new' ? undefined : edited
  const title = printer ? t('settings.editOf', { name: printer.name }) : t('printers.new')
  return (
    <>
      <div className="settings-head">
        <div>
          <h1>{t('printers.title')}</h1>
          <p>{t('printers.text')}</p>
        </div>
        <Button icon="plus" onClick={() => setEdited('new')}>
          {t('printers.new')}
        </Button>
      </div>
      <LoadedView loaded={settings}>
        {({ printers, stations, jobs }) => (
          <>
            {printers.length === 0 && (
              <EmptyState drawing="bowl" title={t('printers.empty')}>
                {t('printers.emptyText')}
              </EmptyState>
            )}
            <ol className="page-cards">
              {printers.map((one) => (
                <PrinterCard
                  key={one._id}
                  printer={one}
                  printers={printers}
                  stations={stations}
                  onEdit={() => setEdited(one)}
                  onTest={() => attempt(settings.calls.test(one._id), t('printers.tested'))}
                  onPath={() => attempt(showPath(one))}
                  onUse={(isUsed) =>
                    attempt(settings.change(one, { status: isUsed ? 'active' : 'disabled' }))
                  }
                />
              ))}
            </ol>
            <LastSlips
              jobs={jobs}
              printers={printers}
              onAgain={({ _id }) => attempt(settings.calls.again(_id), t('printers.printing'))}
            />
            {edited && (
              <StaffSheet open onClosed={() => setEdited(undefined)} title={title}>
                {(close) => (
                  <PrinterForm
                    label={title}
                    printer={printer}
                    stations={stations
                      .filter(({ kind, status }) => kind === 'prep' && status !== 'disabled')
                      .map(({ _id, name }) => ({ id: _id, text: localizedName(name, locale) }))}
                    others={printers
                      .filter(({ _id, status }) => _id !== printer?._id && status !== 'disabled')
                      .map(({ _id, name }) => ({ id: _id, text: name }))}
                    onCancel={close}
                    onSave={async (entered) => {
                      const draft = storedPrinter(entered)
                      await saveDraft(settings, described, {
                        record: printer,
                        draft,
                        more: { shop },
                      })
                      if (!printer && draft.kind === 'cloudPrnt') attempt(showPath(draft))
                      showToast(t('settings.saved'), { tone: 'success' })
                      close()
                    }}
                  />
                )}
              </StaffSheet>
            )}
            {shown && <PollingPath {...shown} onClosed={() => setShown(undefined)} />}
          </>
        )}
      </LoadedView>
    </>
  )
}
