import 'server-only'
import { getTableColumns, getTableName, is, Table } from 'drizzle-orm'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { dateTimeText } from '@/lib/domain/time/china'
import type { Queries } from '@/lib/server/ground/db/connection'
import * as schema from '@/lib/server/ground/db/schema'
import { json, statement, text } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { unseal } from '@/lib/server/ground/seal'
import { columnName, valueText } from './column-names'
import { personalTables, type PersonalTable } from './personal-tables'

type Row = Record<string, unknown>

/** Rows that are read together. */
const pageSize = 500

const columnsOf = new Map<string, string[]>(
  Object.values(schema).flatMap((table) =>
    is(table, Table)
      ? [[getTableName(table), Object.values(getTableColumns(table)).map(({ name }) => name)] as const]
      : [],
  ),
)

function sourceOf(source: PersonalTable & { title: string }) {
  const { table, of, hidden = [] } = source
  // Each column by its name: a whole row would have the bytes of pictures.
  const columns = (columnsOf.get(table) ?? []).filter((column) => !hidden.includes(column))
  const read = statement(
    `personal_${table}`,
    `select to_jsonb(r) as row from (
       select ${columns.map((column) => `t.${column}`).join(', ')} from ${table} t where ${of}
        order by t.ctid limit ${pageSize} offset $2) r`,
    { row: json<Row>() },
  )
  return { ...source, read }
}

const isShown = (table: PersonalTable): table is PersonalTable & { title: string } => table.title !== null

/** The account first. */
const sources = [...personalTables.filter(isShown)].reverse().map(sourceOf)
type Source = (typeof sources)[number]

const pictures = statement(
  'personal_pictures',
  `select upload_id as "uploadId" from uploads where user_id = $1 order by upload_id`,
  { uploadId: text },
)
const pictureBytes = statement(
  'personal_picture',
  `select encode(bytes, 'base64') as base64 from uploads where user_id = $1 and upload_id = $2`,
  { base64: text },
)

function opened(secret: Uint8Array, { sealed = {} }: Source, row: Row): Row {
  const texts = Object.entries(sealed).map(([column, purpose]) => {
    const value = row[column]
    return [column, typeof value === 'string' && value !== '' ? unseal(secret, value, purpose) : value]
  })
  return { ...row, ...(Object.fromEntries(texts) as Row) }
}

async function* rowsOf(db: Queries, secret: Uint8Array, source: Source, userId: number): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += pageSize) {
    const rows = await db.run(source.read, [userId, offset])
    for (const { row } of rows) yield opened(secret, source, row)
    if (rows.length < pageSize) return
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const html = (value: string): string => value.replace(/[&<>"]/g, (character) => entities[character] ?? '')

const head = (at: string) => `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>我的个人信息</title>
<style>body{font:15px/1.6 sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#222}
h2{margin-top:2.5rem;font-size:1.2rem}table{border-collapse:collapse;width:100%;margin:.75rem 0}
th{width:12rem;text-align:left;font-weight:normal;color:#666;vertical-align:top}th,td{padding:.2rem .5rem;border-bottom:1px solid #eee;overflow-wrap:anywhere}</style>
<h1>我的个人信息</h1>
<p>导出时间：${html(at)}。同样的内容在文件 personal-data.json 中，便于转移到其他平台；图片在文件夹 pictures 中。</p>
`

const rowHtml = (row: Row): string => {
  const lines = Object.entries(row).flatMap(([column, value]) => {
    const shown = valueText(column, value)
    return shown === '' ? [] : [`<tr><th>${html(columnName(column))}</th><td>${html(shown)}</td></tr>`]
  })
  return `<table>${lines.join('')}</table>\n`
}

async function* jsonParts({ db, secret }: Mall, userId: number, at: string): AsyncGenerator<string> {
  yield `{"exported":${JSON.stringify(at)}`
  for (const source of sources) {
    yield `,\n${JSON.stringify(source.table)}:[`
    let separator = ''
    for await (const row of rowsOf(db, secret, source, userId)) {
      yield `${separator}\n${JSON.stringify(row)}`
      separator = ','
    }
    yield ']'
  }
  yield '}\n'
}

async function* htmlParts({ db, secret }: Mall, userId: number, at: string): AsyncGenerator<string> {
  yield head(at)
  for (const source of sources) {
    let isFirst = true
    for await (const row of rowsOf(db, secret, source, userId)) {
      if (isFirst) yield `<h2>${html(source.title)}</h2>\n`
      isFirst = false
      yield rowHtml(row)
    }
  }
  yield '</html>\n'
}

/**
 * The personal data of a member as the bytes of an archive: what the list of personal tables names, as JSON and as a
 * readable page, and the pictures. They are read while they are sent, so nothing of it is stored.
 */
export async function* personalZip(mall: Mall, userId: number): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  const take = () => {
    const taken = ready
    ready = []
    return taken
  }
  const at = dateTimeText(mall.now())
  for (const [name, parts] of [
    ['personal-data.html', htmlParts(mall, userId, at)],
    ['personal-data.json', jsonParts(mall, userId, at)],
  ] as const) {
    const file = new ZipDeflate(name, { level: 6 })
    zip.add(file)
    for await (const part of parts) {
      file.push(strToU8(part))
      yield* take()
    }
    file.push(new Uint8Array(0), true)
    yield* take()
  }
  for (const { uploadId } of await mall.db.run(pictures, [userId])) {
    const [picture] = await mall.db.run(pictureBytes, [userId, uploadId])
    if (!picture) continue
    const file = new ZipPassThrough(`pictures/${uploadId}.webp`)
    zip.add(file)
    file.push(new Uint8Array(Buffer.from(picture.base64, 'base64')), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
