import { exportFormats, type ExportFormat, type ExportSubject } from '@/lib/domain/export/subjects'

/** How a file looks. */
export interface ExportChoice {
  format: ExportFormat
  /** Headers of its columns; absent for all. */
  columns?: string[]
}

const formatKey = 'desk-export-format'
const columnsKey = (subject: ExportSubject) => `desk-export-columns-${subject}`

function readColumns(subject: ExportSubject): string[] {
  const stored: unknown = JSON.parse(localStorage.getItem(columnsKey(subject)) ?? '[]')
  return Array.isArray(stored) ? stored.filter((header) => typeof header === 'string') : []
}

/** The last choice in this browser: the format of any file, the columns of the subject. At first Excel with all columns. */
export function readLastChoice(subject: ExportSubject): ExportChoice {
  try {
    const stored = localStorage.getItem(formatKey)
    const format = exportFormats.find((one) => one === stored) ?? 'xlsx'
    const columns = readColumns(subject)
    return { format, ...(columns.length > 0 && { columns }) }
  } catch {
    // A browser may block its storage.
    return { format: 'xlsx' }
  }
}

export function storeLastChoice(subject: ExportSubject, { format, columns = [] }: ExportChoice): void {
  try {
    localStorage.setItem(formatKey, format)
    localStorage.setItem(columnsKey(subject), JSON.stringify(columns))
  } catch {
    // The next export is Excel with all columns again.
  }
}
