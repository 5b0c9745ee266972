/** Whether a cell says no, as programs, spreadsheets and people write it. */
export const saysNo = (cell: string): boolean =>
  /^(?:n|no|false|0|-1|off|nein|non|否|不|✗|✘|×)$/iu.test(cell)
