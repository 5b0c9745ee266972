import type { ChosenMembers, MemberFile } from '@comanda/client/staff'
import { memberColumns } from '@comanda/shop-rules/member-import'
import { Button, Field, ProgressBar } from '@comanda/ui'
import { useState } from 'react'
import { failureWords } from '../../forms/failure-words.ts'
import { FileColumns } from '../../forms/files/file-columns.tsx'
import { SheetProblems } from '../../forms/sheet-problems.tsx'
import { useMessages } from '../../staff/messages.ts'
import { MemberSumsList } from './member-sums.tsx'

interface MemberFileStateProps {
  readonly file: MemberFile
  readonly chosen: ChosenMembers
}

/** How far a chosen file is: its columns, problems or sums, and the way on. */
export const MemberFileState = ({ file, chosen }: MemberFileStateProps) => {
  const { t } = useMessages()
  const [note, setNote] = useState(() => t('memberFile.noteDefault'))
  const { step, done, rows, sums, problems, failure } = chosen
  const isMoving = (step === 'reading' || step === 'writing') && !failure
  const count = sums.added + sums.changed
  const isReady = step === 'read' && problems.length === 0
  return (
    <section className="member-file-state" aria-label={chosen.name} aria-busy={isMoving}>
      <h3>{chosen.name}</h3>
      {(step === 'reading' || step === 'read') && (
        <FileColumns
          file={chosen}
          known={memberColumns}
          wordsOf={(column) => t(`memberFile.columns.${column}`)}
          onMap={(index, column) => void file.mapColumn(index, column)}
        />
      )}
      {isMoving && rows > 0 && (
        <>
          <p className="page-muted">{t('memberFile.checked', { done, count: rows })}</p>
          <ProgressBar
            label={t(step === 'reading' ? 'memberFile.checking' : 'memberFile.applying')}
            share={done / rows}
            text={t('memberFile.checked', { done, count: rows })}
          />
        </>
      )}
      {problems.length > 0 && (
        <>
          <p>{t('memberFile.problems', { count: problems.length })}</p>
          <SheetProblems problems={problems} of="members" />
        </>
      )}
      {failure && (
        <div className="form-failure" role="alert">
          <p>{failureWords(t, failure)}</p>
          {step === 'writing' && <p>{t('memberFile.stopped')}</p>}
        </div>
      )}
      {step === 'written' && <p role="status">{t('memberFile.done', { count })}</p>}
      {isReady && count === 0 && <p role="status">{t('memberFile.nothing')}</p>}
      {(isReady || step === 'written') && <MemberSumsList sums={sums} />}
      {isReady && count > 0 && (
        <Field
          label={t('memberFile.note')}
          hint={t('memberFile.noteHelp')}
          value={note}
          maxLength={200}
          required
          onChange={({ currentTarget: { value } }) => setNote(value)}
        />
      )}
      {((isReady && count > 0) || (step === 'writing' && failure)) && (
        <Button
          size="large"
          wide
          disabled={note.trim() === ''}
          onClick={() => void file.apply(note.trim())}
        >
          {step === 'writing' ? t('memberFile.goOn') : t('memberFile.apply', { count })}
        </Button>
      )}
    </section>
  )
}
