import type { GuestFileView, NamedGuest } from '@comanda/client/staff'
import type { GuestFile } from '@comanda/contract'
import { Button, Dialog } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { useNow } from '../../staff/use-now.ts'
import { MergeSheet } from './merge-sheet.tsx'
import { useGuestStep } from './use-guest-step.ts'

interface GuestPartsProps {
  readonly view: GuestFileView
  readonly file: GuestFile
  readonly isManager: boolean
  readonly onErased: () => void
}

/** The files that were merged into this one, and what managers do with it as a whole (GUEST-3, GUEST-4). */
export const GuestParts = ({ view, file, isManager, onErased }: GuestPartsProps) => {
  const { t } = useMessages()
  const { time: clock } = useFormats()
  const now = useNow(60_000)
  const { isBusy, step } = useGuestStep()
  const [open, setOpen] = useState<'merge' | 'erase'>()
  if (!isManager && file.merged.length === 0) return null
  const merge = (other: NamedGuest, close: () => void) =>
    void step(() => view.merge(other), t('guests.mergeDone'), close)
  return (
    <section className="page-card" aria-label={t('guests.parts')}>
      <h2>{t('guests.parts')}</h2>
      <ul className="guest-list">
        {file.merged.map(({ _id, name, phone, note, time, undoUntil }) => (
          <li key={_id}>
            <strong>
              {[name ?? t('counter.member.noName'), phone].filter(Boolean).join(' · ')}
            </strong>
            {note !== undefined && <span>{note}</span>}
            <small>{t('guests.mergedAt', { time: clock(time) })}</small>
            {isManager && now < Date.parse(undoUntil) && (
              <Button
                variant="quiet"
                busy={isBusy}
                onClick={() => void step(() => view.unmerge(_id), t('guests.unmergeDone'))}
              >
                {t('guests.unmerge')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isManager && (
        <div className="page-actions">
          {file.user === undefined && (
            <Button variant="quiet" onClick={() => setOpen('erase')}>
              {t('guests.erase')}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setOpen('merge')}>
            {t('guests.merge')}
          </Button>
        </div>
      )}
      {open === 'merge' && (
        <MergeSheet file={file} onChosen={merge} onClosed={() => setOpen(undefined)} />
      )}
      {open === 'erase' && (
        <Dialog
          open
          title={t('guests.eraseTitle')}
          onClosed={() => setOpen(undefined)}
          actions={(close) => (
            <>
              <Button variant="quiet" size="large" onClick={close}>
                {t('settings.cancel')}
              </Button>
              <Button
                variant="danger"
                size="large"
                busy={isBusy}
                onClick={() =>
                  void step(view.erase, t('guests.eraseDone'), () => {
                    close()
                    onErased()
                  })
                }
              >
                {t('guests.erase')}
              </Button>
            </>
          )}
        >
          <p>{t('guests.eraseText')}</p>
        </Dialog>
      )}
    </section>
  )
}
