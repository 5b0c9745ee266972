import { normaliseError } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import { createMenuFile, uploadPicture } from '@comanda/client/staff'
import type { Menu } from '@comanda/contract'
import { shopLanguages } from '@comanda/engine/catalog'
import { menuColumns } from '@comanda/shop-rules/menu-import'
import { Button, ProgressBar, showToast } from '@comanda/ui'
import { useState } from 'react'
import { ChooseFile } from '../../../forms/files/choose-file.tsx'
import { FileColumns } from '../../../forms/files/file-columns.tsx'
import { FileSource, tableFiles } from '../../../forms/files/file-source.tsx'
import { useMenuColumnWords } from '../../../forms/files/use-menu-column-words.ts'
import { useMessages } from '../../../staff/messages.ts'
import { useStaff } from '../../../staff/staff-context.tsx'
import { type ChosenFiles, readChosenFiles } from './chosen-files.ts'
import { FileResult } from './file-result.tsx'
import { menuFailure } from '../menu-failure.ts'
import { type MenuFormat, saveMenu } from '../save-menu.ts'
import { useMenuStep } from '../use-menu-step.ts'
import { StaffSheet } from '../../../staff/screen/staff-sheet.tsx'

interface MenuFileSheetProps {
  /** With the draft. */
  readonly menu: Menu
  readonly onApplied: () => void
  readonly onClosed: () => void
}

const formats = ['csv', 'zip', 'json'] as const

/** A file for the menu: what it would change, or its problems by row and column; and the menu as a file (IMPORT-4). */
export const MenuFileSheet = ({ menu, onApplied, onClosed }: MenuFileSheetProps) => {
  const { t, locale } = useMessages()
  const { connection, authentication } = useStaff()
  const shop = menu.shop._id
  const step = useMenuStep()
  const columnWords = useMenuColumnWords()
  const [file] = useState(() =>
    createMenuFile(connection, {
      shop,
      script: locale === 'zh-cn' ? 'chs' : 'cht',
      upload: (picture) => uploadPicture(connection, authentication, picture),
    }),
  )
  const [files, setFiles] = useState<ChosenFiles>()
  const [isBusy, setIsBusy] = useState(false)
  const [saving, setSaving] = useState<MenuFormat>()
  const [failure, setFailure] = useState<string>()
  const chosen = useStore(file.state)
  const choose = async (picked: readonly File[]): Promise<void> => {
    setFailure(undefined)
    const known = new Set(menu.products.flatMap(({ images = [] }) => images))
    const read = await readChosenFiles(picked, known, locale)
    if (typeof read === 'string') setFailure(t(`menuFile.${read}`))
    else if (read) await show(read)
  }
  const show = async (read: ChosenFiles): Promise<void> => {
    setFiles(read)
    await file.choose(read.table.name, read.table.text, read.pictures)
  }
  const apply = async (): Promise<void> => {
    setIsBusy(true)
    setFailure(undefined)
    try {
      const { changes, problems } = await file.apply()
      if (problems.length > 0) setFailure(t('menuFile.changedMeanwhile'))
      else {
        showToast(t('menuFile.applied', { count: changes }), { tone: 'success' })
        onApplied()
      }
    } catch (error) {
      setFailure(menuFailure(t, normaliseError(error)))
    }
    setIsBusy(false)
  }
  const save = async (format: MenuFormat): Promise<void> => {
    setSaving(format)
    await step(() => saveMenu(connection, authentication, menu, format))
    setSaving(undefined)
  }
  const failed = failure ?? (chosen?.failure && menuFailure(t, chosen.failure))
  const changes = chosen?.result?.changes ?? []
  const languages = shopLanguages(menu.shop)
  // What the file has is shown too, though the shop does not write in it.
  const columns = menuColumns.filter((column) => {
    const [, language] = column.split('_')
    const isOfShop = language === undefined || languages.some((one) => one === language)
    return isOfShop || chosen?.columns.includes(column)
  })
  return (
    <StaffSheet open title={t('menuFile.title')} onClosed={onClosed}>
      <div className="menu-editor-sheet">
        <section className="menu-editor-file" aria-labelledby="menu-file-in">
          <h3 id="menu-file-in">{t('menuFile.import')}</h3>
          <p className="page-muted">{t('menuFile.text')}</p>
          <ChooseFile
            label={t('menuFile.choose')}
            accept={`${tableFiles},.json,.jsonld,.html,.zip,application/json,application/zip,image/*`}
            multiple
            onChosen={(picked) => void choose(picked)}
          />
        </section>
        {chosen && (
          <section
            className="menu-editor-file"
            aria-label={chosen.name}
            aria-busy={!chosen.result && !chosen.failure}
          >
            <h3>{chosen.name}</h3>
            <FileSource
              file={files?.table}
              onReread={(table) => files && void show({ ...files, table })}
            />
            {chosen.program !== undefined && (
              <>
                <p>{t('menuFile.program', { program: chosen.program })}</p>
                <Button variant="quiet" onClick={() => void file.mapColumns()}>
                  {t('menuFile.mapColumns')}
                </Button>
              </>
            )}
            {chosen.format === 'csv' && chosen.program === undefined && (
              <FileColumns
                file={chosen}
                known={columns}
                wordsOf={columnWords}
                onMap={(index, column) => void file.mapColumn(index, column)}
              />
            )}
            {chosen.named > chosen.pictures.length && (
              <ProgressBar
                label={t('menu.sendingPicture')}
                share={chosen.pictures.length / chosen.named}
                text={t('menuFile.sent', { done: chosen.pictures.length, count: chosen.named })}
              />
            )}
            <FileResult file={chosen} menu={menu} />
          </section>
        )}
        {failed !== undefined && (
          <p className="form-failure" role="alert">
            {failed}
          </p>
        )}
        {chosen?.failure && (
          <Button size="large" wide onClick={() => void file.tryAgain()}>
            {t('app.tryAgain')}
          </Button>
        )}
        {changes.length > 0 && (
          <Button size="large" wide busy={isBusy} onClick={() => void apply()}>
            {t('menuFile.apply', { count: changes.length })}
          </Button>
        )}
        <section className="menu-editor-file" aria-labelledby="menu-file-out">
          <h3 id="menu-file-out">{t('menuFile.export')}</h3>
          <p className="page-muted">{t('menuFile.exportText')}</p>
          <div className="form-actions">
            {formats.map((format) => (
              <Button
                key={format}
                variant="quiet"
                size="large"
                busy={saving === format}
                onClick={() => void save(format)}
              >
                {t(`menuFile.save.${format}`)}
              </Button>
            ))}
          </div>
        </section>
      </div>
    </StaffSheet>
  )
}
