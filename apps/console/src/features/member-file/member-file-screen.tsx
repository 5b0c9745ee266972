import { normaliseError } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import {
  createMemberFile,
  downloadMembers,
  readTableFile,
  type TableFile,
  type TableProblem,
} from '@comanda/client/staff'
import { Button } from '@comanda/ui'
import { useState } from 'react'
import { ChooseFile } from '../../forms/files/choose-file.tsx'
import { failureWords } from '../../forms/failure-words.ts'
import { FileSource, tableFiles } from '../../forms/files/file-source.tsx'
import { saveFile } from '../../forms/files/save-file.ts'
import { ForOwners } from '../../staff/approvals/for-owners.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { MemberFileState } from './member-file-state.tsx'
import './member-file.css'

const OwnMemberFile = () => {
  const { t, locale } = useMessages()
  const { connection, authentication } = useStaff()
  const { _id: shop } = useShop()
  const [file] = useState(() => createMemberFile(connection, shop))
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const chosen = useStore(file.state)
  usePageTitle(t('memberFile.title'))
  const isMoving = chosen?.step === 'writing' && !chosen.failure
  const [source, setSource] = useState<TableFile | TableProblem>()
  const show = async (read: TableFile | TableProblem): Promise<void> => {
    setSource(read)
    if (typeof read !== 'string') await file.choose(read.name, read.text)
  }
  const choose = async ([picked]: readonly File[]): Promise<void> => {
    if (picked) await show(await readTableFile(picked, locale))
  }
  const save = async (): Promise<void> => {
    setIsSaving(true)
    setFailure(undefined)
    try {
      saveFile(await downloadMembers(connection, authentication, shop), 'members.csv')
    } catch (error) {
      setFailure(failureWords(t, normaliseError(error)))
    }
    setIsSaving(false)
  }
  return (
    <>
      <div className="settings-head">
        <div>
          <h1>{t('memberFile.title')}</h1>
          <p>{t('memberFile.text')}</p>
        </div>
      </div>
      <div className="member-file">
        <section className="page-card" aria-labelledby="member-file-in">
          <h2 id="member-file-in">{t('memberFile.import')}</h2>
          {!isMoving && (
            <ChooseFile
              label={t('memberFile.choose')}
              accept={tableFiles}
              onChosen={(files) => void choose(files)}
            />
          )}
          {!isMoving && <FileSource file={source} onReread={(read) => void show(read)} />}
          {chosen && typeof source !== 'string' && <MemberFileState file={file} chosen={chosen} />}
        </section>
        <section className="page-card" aria-labelledby="member-file-out">
          <h2 id="member-file-out">{t('memberFile.export')}</h2>
          <p className="page-muted">{t('memberFile.exportText')}</p>
          {failure !== undefined && (
            <p className="form-failure" role="alert">
              {failure}
            </p>
          )}
          <div className="form-actions">
            <Button variant="quiet" size="large" busy={isSaving} onClick={() => void save()}>
              {t('memberFile.save')}
            </Button>
          </div>
        </section>
      </div>
    </>
  )
}

/** Members as a file, in and out, for owners (IMPORT-6.7). */
export const MemberFileScreen = () => (
  <ForOwners>
    <OwnMemberFile />
  </ForOwners>
)
