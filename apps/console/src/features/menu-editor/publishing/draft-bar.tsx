import type { MenuChange, MenuVersion } from '@comanda/contract'
import { Button } from '@comanda/ui'
import { useFormats } from '../../../staff/use-formats.ts'
import { useMessages } from '../../../staff/messages.ts'

interface DraftBarProps {
  readonly changes: readonly MenuChange[]
  readonly latest: MenuVersion | undefined
  readonly onReview: () => void
  readonly onVersions: () => void
}

/** How many changes are drafted, and what was published last. */
export const DraftBar = ({ changes, latest, onReview, onVersions }: DraftBarProps) => {
  const { t } = useMessages()
  const { time } = useFormats()
  const waiting = changes.filter(({ publishTime }) => publishTime !== undefined).length
  const isRefused = latest?.status === 'refused'
  return (
    <section className="menu-editor-bar" aria-label={t('menu.draft')}>
      <div role="status">
        <strong>
          {changes.length === 0
            ? t('menu.noChanges')
            : t('menu.changes', { count: changes.length })}
        </strong>
        {waiting > 0 && <p>{t('menu.waiting', { count: waiting })}</p>}
        {isRefused && (
          <p className="menu-editor-refused">{t('menu.refusedAt', { time: time(latest.time) })}</p>
        )}
        {latest && !isRefused && (
          <p>{t('menu.publishedBy', { name: latest.byName ?? '—', time: time(latest.time) })}</p>
        )}
      </div>
      <Button variant="quiet" disabled={!latest} onClick={onVersions}>
        {t('menu.versions')}
      </Button>
      <Button disabled={changes.length === 0} onClick={onReview}>
        {t('menu.review')}
      </Button>
    </section>
  )
}
