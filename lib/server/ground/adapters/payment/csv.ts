import 'server-only'
import { parse } from 'csv-parse/sync'
import { ProviderFault } from './provider-fault'

/** Providers prefix numbers with a tab or backtick so that spreadsheets keep them as text. */
const bare = (cell: string) => cell.replace(/^[`\s]+|\s+$/g, '')

/**
 * Cells of the lines of a statement. Their number differs: titles and sums come before and after the table. */
export function csvRows(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      cast: bare,
    })
  } catch (error) {
    throw new ProviderFault('statement is no readable CSV', error)
  }
}
