import 'server-only'
import { createHash } from 'node:crypto'
import type { ReadImportFile } from '@/lib/contract/operator/catalogue/goods-import'
import { MallError } from '@/lib/domain/errors'
import { columnUses, guessMapping, mappingTargets, recogniseProfile } from '@/lib/domain/import/profile'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import type { TaskFileKind } from '@/lib/domain/task/task-file'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { json, statement, text, texts } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { assertRows } from '@/lib/server/ground/table-file/assert-rows'
import { readHead, samplesOf, shapeWords } from '@/lib/server/ground/table-file/read-head'
import { recogniseTable } from '@/lib/server/ground/table-file/recognise-table'
import { reportColumn } from '@/lib/server/ground/table-import/report'
import {
  addTask,
  beginCheck,
  getTask,
  lockTaskOf,
  withdrawCheck,
  writeInput,
} from '@/lib/server/ground/task/change-task'
import { assertPreparing, assertUploading } from '@/lib/server/ground/task/preparing'
import type { TaskRow } from '@/lib/server/ground/task/read-tasks'
import { fileOf, putPart, type TaskFile } from '@/lib/server/ground/task-file/task-files'
import { existing } from '../desk/sql/read-goods'
import { firstOptions, goodsImportKind, type GoodsImportInput, type ImportOptions } from './input'
import { readOptionsOf } from './read-rows'

const gradeNames = statement(
  'goods_import_grade_names',
  `select array(select grade_name from member_grades union select grade_name from vip_grades) as names`,
  { names: texts },
)

/** The choices for the columns of another file with header $2; $3 is the task of this one. */
const rememberedMapping = statement(
  'goods_import_remembered_mapping',
  `select input->'mapping' as mapping from desk_tasks
    where kind = $1 and input->>'headerKey' = $2 and task_id <> $3 and state <> 'preparing'
      and jsonb_typeof(input->'mapping') = 'array'
    order by task_id desc limit 1`,
  { mapping: json<string[]>() },
)

/** The same for files with the same columns; the column of a report, the last one, does not count. */
const headerKeyOf = (header: readonly string[]): string => {
  const own = header.at(-1) === reportColumn ? header.slice(0, -1) : header
  return createHash('sha256').update(JSON.stringify(own)).digest('base64url')
}

/** What columns are: as in an earlier file with the same header, else by their names. */
async function mappingFor(
  db: Queries,
  taskId: number,
  header: readonly string[],
  grades: readonly string[],
): Promise<string[]> {
  const [known] = await db.run(rememberedMapping, [goodsImportKind, headerKeyOf(header), taskId])
  return known ? header.map((_, index) => known.mapping[index] ?? '') : guessMapping(header, grades)
}

const inputOf = (row: TaskRow) => row.input as GoodsImportInput

/** Begins an import; its files follow in parts. @returns the id of its task */
export async function addImport(
  mall: Mall,
  actor: Actor,
  table: TaskFile,
  pictures: TaskFile | null,
): Promise<number> {
  const now = mall.now()
  return mall.db.transaction(async (tx) => {
    const { names } = only(await tx.run(gradeNames, []), 'reading the names of grades')
    const input: GoodsImportInput = {
      table,
      pictures,
      shape: null,
      profile: null,
      mapping: null,
      headerKey: '',
      grades: names,
      listSeparator: '',
      pathSeparator: '',
      options: firstOptions,
    }
    return addTask(tx, actor, { kind: goodsImportKind, title: table.name, input }, now)
  })
}

/** Stores a part of a file of an import. @throws MallError 任务不存在, 文件分片不正确，请重新上传 */
export async function putImportPart(
  mall: Mall,
  taskId: number,
  kind: TaskFileKind,
  part: { index: number; bytes: Uint8Array<ArrayBuffer> },
): Promise<void> {
  const row = await getTask(mall.db, taskId, [goodsImportKind])
  assertUploading(row)
  const file = kind === 'table' ? inputOf(row).table : inputOf(row).pictures
  if (!file) throw new MallError(deskMessages.filePartInvalid)
  await putPart(mall, taskId, kind, file, part)
}

/** Lines from which a file is recognised and shown. */
const shownLines = 8

/** The choices of the mapping step; those that are absent stay as they were chosen before. */
interface ColumnChoices {
  mapping?: string[] | undefined
  listSeparator?: string | undefined
  pathSeparator?: string | undefined
}

const wireOptions = ({
  rate,
  creates,
  status,
  templatesId,
  categoryId,
  refusesTemplates,
}: ImportOptions) => ({
  rate,
  creates,
  approve_status: status,
  templates_id: templatesId,
  unknown_template: refusesTemplates ? ('refuse' as const) : ('usual' as const),
  category_id: categoryId,
})

/**
 * Recognises the file of an import: what it is written in, whose columns it has, and what each of them is. Sent choices
 * make a check that was done with others invalid.
 * @throws MallError with a sentence for a file that is no table
 */
export async function readImport(mall: Mall, taskId: number, chosen: ColumnChoices): Promise<ReadImportFile> {
  const row = await getTask(mall.db, taskId, [goodsImportKind])
  assertPreparing(row)
  const input = inputOf(row)
  const source = fileOf(mall, taskId, 'table', input.table)
  const shape = await recogniseTable(source)
  await assertRows(source, shape)
  const head = await readHead(source, shape, shownLines)
  const profile = recogniseProfile(head)
  const header = head[profile.nameLine - 1]?.cells ?? []
  const isMapped = profile.id === 'mapped'
  const headerKey = headerKeyOf(header)
  const before = input.headerKey === headerKey ? input.mapping : null
  const mapping = isMapped
    ? (chosen.mapping ?? before ?? (await mappingFor(mall.db, taskId, header, input.grades)))
    : null
  const next: GoodsImportInput = {
    ...input,
    shape,
    profile,
    mapping,
    headerKey,
    listSeparator: chosen.listSeparator ?? input.listSeparator,
    pathSeparator: chosen.pathSeparator ?? input.pathSeparator,
  }
  await mall.db.transaction(async (tx) => {
    const locked = await lockTaskOf(tx, taskId, [goodsImportKind])
    assertPreparing(locked)
    await writeInput(tx, locked, next, mall.now())
    if (chosen.mapping && locked.state !== 'preparing') await withdrawCheck(tx, locked, mall.now())
  })
  const samples = head.slice(profile.headerLines)
  return {
    task_id: taskId,
    name: input.table.name,
    pictures_name: input.pictures?.name ?? '',
    profile: profile.id,
    profile_name: profile.name,
    is_mapped: isMapped,
    has_currency: profile.hasCurrency,
    format: shapeWords(shape),
    columns: columnUses(profile, header, readOptionsOf(next)).map((use, index) => ({
      ...use,
      samples: samplesOf(samples, index),
    })),
    list_separator: next.listSeparator,
    path_separator: next.pathSeparator,
    options: row.state === 'preparing' ? null : wireOptions(next.options),
    targets: isMapped ? mappingTargets.map(({ key, label, hint = '' }) => ({ key, label, hint })) : [],
  }
}

/** The name of freight template $1. */
const templateName = statement(
  'goods_import_template_name',
  'select name from freight_templates where template_id = $1 and status',
  { name: text },
)

/** @returns the choices with the name of the template @throws MallError 运费模板不存在, 分类不存在 */
async function withDefaults(tx: Queries, options: ImportOptions): Promise<ImportOptions> {
  const { templatesId, categoryId } = options
  const categories = categoryId > 0 ? [categoryId] : []
  const found = only(
    await tx.run(existing, [null, categories, null, templatesId || null, [], [], null]),
    'looking for defaults',
  )
  if (templatesId > 0 && !found.template) throw new MallError(deskMessages.freightTemplateMissing)
  if (found.categories.length < categories.length) throw new MallError(deskMessages.categoryMissing)
  const [template] = templatesId > 0 ? await tx.run(templateName, [templatesId]) : []
  return { ...options, ...(template && { templateName: template.name }) }
}

/** Sends an import to its check. @throws MallError 任务不存在, 请先上传文件; as `withDefaults` */
export async function checkImport(mall: Mall, taskId: number, options: ImportOptions): Promise<void> {
  const now = mall.now()
  await mall.db.transaction(async (tx) => {
    const row = await lockTaskOf(tx, taskId, [goodsImportKind])
    assertPreparing(row)
    const input = inputOf(row)
    if (!input.shape || !input.profile) throw new MallError(deskMessages.fileMissing)
    await writeInput(tx, row, { ...input, options: await withDefaults(tx, options) }, now)
    await beginCheck(tx, taskId, now)
  })
}
