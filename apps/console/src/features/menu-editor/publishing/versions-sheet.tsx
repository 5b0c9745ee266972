import type { MenuDraft } from '@comanda/client/staff'
import { listWords } from '../../../staff/list-words.ts'
import type { Menu, MenuVersion } from '@comanda/contract'
import { Badge, Button } from '@comanda/ui'
import { useMessages } from '../../../staff/messages.ts'
import { useFormats } from '../../../staff/use-formats.ts'
import { ChangeList } from './change-list.tsx'
import { useMenuStep } from '../use-menu-step.ts'
import { StaffSheet } from '../../../staff/screen/staff-sheet.tsx'

interface VersionsSheetProps {
  readonly menu: Menu
  readonly versions: readonly MenuVersion[]
  readonly draft: MenuDraft
  readonly onClosed: () => void
}

/** What was published, by whom and when, each with the button that takes it back. */
export const VersionsSheet = ({ menu, versions, draft, onClosed }: VersionsSheetProps) => {
  const { t } = useMessages()
  const { time } = useFormats()
  const step = useMenuStep()
  return (
    <StaffSheet open title={t('menu.versions')} onClosed={onClosed}>
      <ol className="menu-editor-list">
        {versions.map(({ _id, number, status, byName = '—', time: at, changes, reverts }) => (
          <li key={_id} className="menu-editor-version">
            <details>
              <summary>
                <strong>{t('menu.version', { number })}</strong>
                <span>{listWords([byName, time(at)], t)}</span>
                {status === 'refused' && <Badge tone="danger">{t('menu.refused')}</Badge>}
                {reverts !== undefined && <Badge>{t('menu.takesBack', { number: reverts })}</Badge>}
                <small>{t('menu.changes', { count: changes.length })}</small>
              </summary>
              <ChangeList changes={changes} menu={menu} />
            </details>
            {status === 'published' && (
              <Button
                variant="quiet"
                aria-label={t('menu.revertOf', { number })}
                onClick={() => void step(() => draft.revert(_id), t('menu.reverted', { number }))}
              >
                {t('menu.revert')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </StaffSheet>
  )
}
