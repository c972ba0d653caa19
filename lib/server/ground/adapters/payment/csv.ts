import 'server-only'
import { parse } from 'csv-parse/sync'

/** Providers put a tab or a backtick in front of numbers, so that spreadsheets keep them as text. */
const bare = (cell: string) => cell.replace(/^[`\s]+|\s+$/g, '')

/** Cells of the lines of a statement, which have different numbers of them: titles and sums stand around the table. */
export const csvRows = (text: string): string[][] =>
  parse(text, { bom: true, relaxColumnCount: true, relaxQuotes: true, skipEmptyLines: true, cast: bare })
