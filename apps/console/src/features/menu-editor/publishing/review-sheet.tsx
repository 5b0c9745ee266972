import { type CallError, normaliseError } from '@comanda/client'
import type { MenuDraft, ShownDraft } from '@comanda/client/staff'
import type { Menu, MenuConflict } from '@comanda/contract'
import { Button, showToast } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../../staff/messages.ts'
import { ChangeList } from './change-list.tsx'
import { fieldName, recordName } from './change-words.ts'
import { DraftCheck } from './draft-check.tsx'
import { menuFailure } from '../menu-failure.ts'
import { PublishTime } from './publish-time.tsx'
import { useMenuStep } from '../use-menu-step.ts'
import { StaffSheet } from '../../../staff/screen/staff-sheet.tsx'

interface ReviewSheetProps {
  /** As it is published. */
  readonly menu: Menu
  readonly drafted: Menu
  readonly shown: ShownDraft
  readonly draft: MenuDraft
  readonly onClosed: () => void
}

const conflictsIn = ({ data }: CallError): readonly MenuConflict[] => {
  const conflicts = data?.['conflicts']
  return Array.isArray(conflicts) ? (conflicts as readonly MenuConflict[]) : []
}

/** What would change, what the engine says of it, and the buttons that publish it: all of it or nothing. */
export const ReviewSheet = ({ menu, drafted, shown, draft, onClosed }: ReviewSheetProps) => {
  const { t, locale } = useMessages()
  const step = useMenuStep()
  const [failure, setFailure] = useState<CallError>()
  const [isBusy, setIsBusy] = useState(false)
  const { changes } = shown
  const ids = changes.map(({ _id }) => _id)
  const publish = async (close: () => void, at?: string | null): Promise<void> => {
    setIsBusy(true)
    setFailure(undefined)
    try {
      await draft.publish(ids, at)
      showToast(t(at === undefined ? 'menu.published' : 'menu.timeChosen'), { tone: 'success' })
      close()
    } catch (error) {
      setFailure(normaliseError(error))
    }
    setIsBusy(false)
  }
  return (
    <StaffSheet open title={t('menu.review')} onClosed={onClosed}>
      {(close) => (
        <div className="menu-editor-sheet">
          {changes.length === 0 && <p>{t('menu.noChanges')}</p>}
          <ChangeList
            changes={changes}
            menu={drafted}
            onUndo={({ _id }) => void step(() => draft.undo([_id]))}
          />
          {changes.length > 0 && (
            <>
              <DraftCheck menu={menu} drafted={drafted} changes={changes} />
              {failure && (
                <div className="form-failure" role="alert">
                  <p>{menuFailure(t, failure)}</p>
                  <ul>
                    {conflictsIn(failure).map(({ path, record, field, reason }) => (
                      <li key={[path, record, field].join('/')}>
                        {t(`menu.reasons.${reason}`, {
                          name: recordName({ path, record }, drafted, { t, locale }),
                          field: field === undefined ? '' : fieldName(field, t),
                        })}
                      </li>
                    ))}
                  </ul>
                </div>
              )}
              <PublishTime
                isBusy={isBusy}
                isWaiting={changes.some(({ publishTime }) => publishTime !== undefined)}
                onChoose={(at) => void publish(close, at)}
              />
              <div className="form-actions">
                <Button
                  variant="quiet"
                  size="large"
                  onClick={() =>
                    void step(() => draft.undo(ids)).then((isDone) => isDone && close())
                  }
                >
                  {t('menu.undoAll')}
                </Button>
                <Button size="large" busy={isBusy} onClick={() => void publish(close)}>
                  {t('menu.publishNow')}
                </Button>
              </div>
            </>
          )}
        </div>
      )}
    </StaffSheet>
  )
}
