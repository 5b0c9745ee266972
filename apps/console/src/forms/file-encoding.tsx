import { rereadTextFile, type TextFile, textEncodings } from '@comanda/client/staff'
import { Select } from '@comanda/ui'
import { useMessages } from '../staff/messages.ts'

interface FileEncodingProps {
  readonly file: TextFile | undefined
  readonly onReread: (file: TextFile) => void
}

/** The encoding of a chosen file, if it was guessed; another reads the file again (IMPORT-1.9). */
export const FileEncoding = ({ file, onReread }: FileEncodingProps) => {
  const { t } = useMessages()
  if (!file?.isGuess) return null
  return (
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
  )
}
