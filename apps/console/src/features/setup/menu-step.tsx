import { readTableFile, type TableFile, type TableProblem } from '@comanda/client/staff'
import type { SetupProgress } from '@comanda/contract'
import type { NameLanguage } from '@comanda/engine/catalog'
import { type MenuSheet, readMenuCsv, readMenuLines } from '@comanda/shop-rules/sheets'
import { Button, Segmented, TextArea } from '@comanda/ui'
import { useState } from 'react'
import { ChooseFile } from '../../forms/files/choose-file.tsx'
import { failureWords } from '../../forms/failure-words.ts'
import { FileSource, tableFiles } from '../../forms/files/file-source.tsx'
import { SheetProblems } from '../../forms/sheet-problems.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { MenuPreview } from './menu-preview.tsx'

const formats = ['lines', 'csv', 'demo'] as const

/** What is typed of a menu; it stays while other steps are looked at. */
export interface MenuDraft {
  readonly format: (typeof formats)[number]
  readonly lines: string
  readonly csv: string
}

interface MenuStepProps {
  readonly shop: string
  readonly currency: string
  readonly timeZone: string
  readonly languages: readonly NameLanguage[] | undefined
  readonly progress: SetupProgress
  readonly draft: MenuDraft
  readonly onDraft: (draft: MenuDraft) => void
}

const nothing: MenuSheet = { categories: [], dishes: [], problems: [] }

/** Dishes by text, by CSV, or those of the demo (SETUP-2.5 to SETUP-2.7). */
export const MenuStep = ({
  shop,
  currency,
  timeZone,
  languages,
  progress,
  draft,
  onDraft,
}: MenuStepProps) => {
  const { t, locale } = useMessages()
  const { setup } = useStaff()
  const { busy, failure, submit } = useSubmit()
  const [refused, setRefused] = useState<MenuSheet['problems']>([])
  const [source, setSource] = useState<TableFile | TableProblem>()
  const { format } = draft
  const script = locale === 'zh-cn' ? 'chs' : 'cht'
  const text = format === 'demo' ? '' : draft[format]
  const read = format === 'csv' ? readMenuCsv : readMenuLines
  const sheet =
    text.trim() === '' ? nothing : read(text, { script, languages }, { timeZone, currency })
  const { dishes, problems } = sheet
  const change = (part: Partial<MenuDraft>): void => {
    setRefused([])
    onDraft({ ...draft, ...part })
  }
  const showFile = (file: TableFile | TableProblem): void => {
    setSource(file)
    if (typeof file !== 'string') change({ csv: file.text })
  }
  const add = async (): Promise<void> => {
    const sent = format === 'demo' ? {} : ({ text, script } as const)
    const result = await setup.addMenu({ shop, format, ...sent })
    if (result.problems.length > 0) setRefused(result.problems as MenuSheet['problems'])
    else if (format !== 'demo') change({ [format]: '' })
  }
  const isReady = format === 'demo' || (dishes.length > 0 && problems.length === 0)
  return (
    <form className="setup-form" aria-label={t('setup.menuTitle')} onSubmit={submit(add)}>
      {progress.dishes > 0 && (
        <p className="setup-has" role="status">
          {t('setup.onMenu', { count: progress.dishes })}
        </p>
      )}
      <Segmented
        label={t('setup.format')}
        segments={formats.map((id) => ({ id, text: t(`setup.${id}`) }))}
        selected={format}
        onSelect={(one) => change({ format: one })}
      />
      {format === 'demo' && <p>{t('setup.demoMenu')}</p>}
      {format === 'csv' && (
        <>
          <ChooseFile
            label={t('setup.csvFile')}
            accept={tableFiles}
            onChosen={([file]) => file && void readTableFile(file, locale).then(showFile)}
          />
          <FileSource file={source} onReread={showFile} />
        </>
      )}
      {format !== 'demo' && (
        <TextArea
          label={t(format === 'csv' ? 'setup.csvLabel' : 'setup.linesLabel')}
          hint={t(format === 'csv' ? 'setup.csvHint' : 'setup.linesHint')}
          rows={8}
          placeholder={t(format === 'csv' ? 'setup.csvExample' : 'setup.linesExample')}
          spellCheck={false}
          maxLength={200_000}
          value={text}
          onChange={({ target }) => change({ [format]: target.value })}
        />
      )}
      <SheetProblems problems={[...(refused.length > 0 ? refused : problems)]} />
      <MenuPreview sheet={sheet} currency={currency} />
      {failure && (
        <p className="form-failure" role="alert">
          {failureWords(t, failure)}
        </p>
      )}
      {isReady && (
        <div className="setup-actions">
          <Button
            type="submit"
            size="large"
            variant={progress.dishes > 0 ? 'quiet' : 'primary'}
            busy={busy}
          >
            {format === 'demo'
              ? t('setup.addDemo')
              : t('setup.addDishes', { count: dishes.length })}
          </Button>
        </div>
      )}
    </form>
  )
}
