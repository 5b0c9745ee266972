import {
  otherSheet,
  rereadTextFile,
  type TableFile,
  type TableProblem,
  textEncodings,
} from '@comanda/client/staff'
import { Select } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

interface FileSourceProps {
  readonly file: TableFile | TableProblem | undefined
  readonly onReread: (file: TableFile) => void
}

/** Which sheet of a chosen workbook is read (IMPORT-1.10), in which encoding a text if that was guessed (IMPORT-1.9), or why none is. */
export const FileSource = ({ file, onReread }: FileSourceProps) => {
  const { t } = useMessages()
  if (typeof file === 'string')
    return (
      <p className="form-failure" role="alert">
        {t(`menuFile.${file}`)}
      </p>
    )
  const { sheets = [], sheet } = file ?? {}
  return (
    <>
      {file && sheet && sheets.length > 1 && (
        <Select
          label={t('menuFile.sheet')}
          value={sheets.indexOf(sheet)}
          onChange={({ target }) => {
            const other = sheets[Number(target.value)]
            if (other) onReread(otherSheet(file, other))
          }}
        >
          {sheets.map(({ name }, at) => (
            <option key={name} value={at}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {file?.isGuess === true && (
        <Select
          label={t('menuFile.encoding')}
          hint={t('menuFile.encodingHint')}
          value={file.encoding}
          onChange={({ target }) => {
            const encoding = textEncodings.find((one) => one === target.value)
            if (encoding) onReread(rereadTextFile(file, encoding))
          }}
        >
          {textEncodings.map((encoding) => (
            <option key={encoding} value={encoding}>
              {encoding.toUpperCase()}
            </option>
          ))}
        </Select>
      )}
    </>
  )
}

/** What a choice of a table takes. */
export const tableFiles =
  '.csv,.txt,.tsv,.xlsx,.ods,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.oasis.opendocument.spreadsheet'
