import 'server-only'
import type { FileSource } from '../file-source'
import type { ZipEntry } from '../zip/zip-directory'
import { parsePart } from './xlsx-workbook'

/** Built-in formats of dates and times (ECMA-376 18.8.30); 27–36 and 50–58 are those of Chinese Excel. */
const builtInDates: readonly [number, number][] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
]

/** Which styles of cells show dates or times, by the index that cells name. */
export async function readDateStyles(source: FileSource, part: ZipEntry | undefined): Promise<boolean[]> {
  const dateFormats = new Map<string, boolean>()
  const styles: boolean[] = []
  let inCells = false
  if (!part) return styles
  await parsePart(source, part, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') dateFormats.set(numFmtId, isDateFormat(formatCode))
      else if (name === 'cellXfs') inCells = true
      else if (name === 'xf' && inCells)
        styles.push(dateFormats.get(numFmtId) ?? isBuiltInDate(Number(numFmtId)))
    },
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
  })
  return styles
}

const isBuiltInDate = (id: number) => builtInDates.some(([first, last]) => id >= first && id <= last)

/** Letters of dates outside quoted and escaped text, colours, currencies and fillers; `[h]` is elapsed time. */
function isDateFormat(code: string): boolean {
  const bare = code.replace(/"[^"]*"|[\\_*].|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '')
  return /[ymdhs]/i.test(bare) && !/^general$/i.test(bare)
}
