import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { FileSource } from '../file-source'
import { maxInflatedBytes, maxPartBytes, maxTableBytes } from '../limits'
import { damagedFile, inflatesTooFar, otherWorkbook } from '../refusals'
import { parseXml, prefixed, type XmlHandlers } from '../xml/xml-parser'
import { readDirectory, type ZipEntry } from '../zip/zip-directory'
import { openEntries } from '../zip/zip-entries'

/** The parts of a workbook that its rows are read from (ECMA-376, Office Open XML). */
export interface Workbook {
  sheet: ZipEntry
  sharedStrings: ZipEntry | undefined
  styles: ZipEntry | undefined
  /** Dates count from 1904, as in workbooks of old Macs. */
  from1904: boolean
}

interface Relationship {
  id: string
  /** The last word of its type, which has two namespaces: `worksheet`. */
  type: string
  /** Path of the part in the archive, in lower case. */
  target: string
}

interface Sheet {
  relationship: string
  isHidden: boolean
}

/** Finds the parts by their relationships: their paths are up to the program that wrote the file. */
export async function readWorkbook(source: FileSource): Promise<Workbook> {
  const parts = new Map<string, ZipEntry>()
  for (const entry of await readDirectory(source, maxTableBytes))
    parts.set(entry.name.toLowerCase().replace(/^\//, ''), entry)
  if (total(parts.values()) > maxInflatedBytes) throw inflatesTooFar()

  const root = await readRelationships(source, parts, '')
  const path = root.find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml'
  const workbookPart = parts.get(path)
  if (!workbookPart) throw new MallError('文件不是 Excel 表格，请上传 .xlsx 或 CSV')
  if (path.endsWith('.bin')) throw otherWorkbook()

  const { sheets, from1904 } = await readSheets(source, workbookPart)
  const relationships = await readRelationships(source, parts, path)
  const partOf = (matches: (relationship: Relationship) => boolean) =>
    parts.get(relationships.find(matches)?.target ?? '')

  // Sheets of charts have relationships of another type.
  const tables = sheets.filter(({ relationship }) =>
    relationships.some(({ id, type }) => id === relationship && type === 'worksheet'),
  )
  const first = tables.find(({ isHidden }) => !isHidden) ?? tables[0]
  const sheet = first && partOf(({ id }) => id === first.relationship)
  if (!sheet) throw damagedFile()
  return {
    sheet,
    from1904,
    sharedStrings: partOf(({ type }) => type === 'sharedStrings'),
    styles: partOf(({ type }) => type === 'styles'),
  }
}

/** Parses a part of a workbook from the beginning to its end. */
export async function parsePart(
  source: FileSource,
  part: ZipEntry,
  handlers: XmlHandlers,
  maxBytes = maxPartBytes,
): Promise<void> {
  for await (const { content } of openEntries(source, [part], maxBytes)) await parseXml(content, handlers)
}

async function readRelationships(
  source: FileSource,
  parts: ReadonlyMap<string, ZipEntry>,
  owner: string,
): Promise<Relationship[]> {
  const folder = owner.slice(0, owner.lastIndexOf('/') + 1)
  const part = parts.get(`${folder}_rels/${owner.slice(folder.length)}.rels`)
  const relationships: Relationship[] = []
  if (!part) return relationships
  await parsePart(source, part, {
    open(name, { Id: id, Type: type, Target: target }) {
      if (name !== 'Relationship' || id === undefined || type === undefined || target === undefined) return
      relationships.push({
        id,
        type: type.slice(type.lastIndexOf('/') + 1),
        target: resolvePath(folder, target),
      })
    },
  })
  return relationships
}

/** The path that a target names: absolute with `/`, else from the folder of its owner. */
function resolvePath(folder: string, target: string): string {
  const path: string[] = []
  for (const step of (target.startsWith('/') ? target : folder + target).split('/'))
    if (step === '..') path.pop()
    else if (step !== '' && step !== '.') path.push(step)
  return path.join('/').toLowerCase()
}

async function readSheets(
  source: FileSource,
  part: ZipEntry,
): Promise<{ sheets: Sheet[]; from1904: boolean }> {
  const sheets: Sheet[] = []
  let from1904 = false
  await parsePart(source, part, {
    open(name, attributes) {
      const { date1904, state } = attributes
      if (name === 'workbookPr') from1904 = date1904 === '1' || date1904 === 'true'
      if (name !== 'sheet') return
      const relationship = prefixed(attributes, 'id')
      if (relationship !== undefined)
        sheets.push({ relationship, isHidden: state === 'hidden' || state === 'veryHidden' })
    },
  })
  return { sheets, from1904 }
}

function total(parts: Iterable<ZipEntry>): number {
  let size = 0
  for (const part of parts) size += part.size
  return size
}
