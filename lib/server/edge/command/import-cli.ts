import 'server-only'
import { createReadStream } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import { tableImportKinds, tableImports, type TableImportKind } from '@/lib/domain/import/table/kinds'
import type { Actor } from '@/lib/domain/person/actor'
import { partBytes, type TaskFileKind } from '@/lib/domain/task/task-file'
import { commandLine } from '@/lib/env'
import { goodsImportKind, firstOptions } from '@/lib/server/catalogue/goods/import/input'
import {
  addImport,
  checkImport,
  putImportPart,
  readImport,
} from '@/lib/server/catalogue/goods/import/prepare-import'
import { tables } from '@/lib/server/edge/table-imports/tables'
import { taskKinds } from '@/lib/server/edge/tasks/kinds'
import { taskReport } from '@/lib/server/edge/tasks/list-tasks'
import type { Mall } from '@/lib/server/ground/mall'
import { Refused } from '@/lib/server/ground/refused'
import type { FileSource } from '@/lib/server/ground/table-file/file-source'
import {
  addTableImport,
  checkTableImport,
  putTablePart,
  readTableImport,
  recogniseTableImport,
} from '@/lib/server/ground/table-import/prepare-import'
import { changeTask, getTask } from '@/lib/server/ground/task/change-task'
import { freeTasks, runNextTask } from '@/lib/server/ground/task/run-task'
import { findOwner } from '@/lib/server/people/operator-account/find-owner'
import { noOwner, runCommand } from './open-mall'

// npm run import -- FILE: products, or another table such as stock, as the desk imports them.

const usage = `${commandLine('import', 'FILE [--pictures ZIP] [--run]')}   checks a file, and with --run imports it
${commandLine('import', '--resume TASK')}                   goes on with an import whose process ended
${commandLine('import', '--undo TASK')}                     undoes an import

The header says what the file is: products of several systems, stock, tags, shops, employees, members.

  --rate NUMBER      yuan for one unit of the currency of the file
  --status STATUS    onsale or instock for all products, instead of what the file says
  --template ID      freight template of products that name none, or one that does not exist; free delivery without it
  --refuse-templates refuses products whose freight template does not exist
  --bare             puts new products on sale although none of their pictures can be had
  --report FILE      writes the file with what became of each row`

const kinds = [goodsImportKind, ...tableImportKinds]

type Send = (part: { index: number; bytes: Uint8Array<ArrayBuffer> }) => Promise<void>

async function sendFile(path: string, send: Send): Promise<void> {
  let index = 0
  for await (const part of createReadStream(path, { highWaterMark: partBytes }))
    await send({ index: index++, bytes: new Uint8Array(part as Buffer) })
}

/** Works until no task is left, and tells about the progress of one. */
async function work(mall: Mall, taskId: number): Promise<string> {
  const tell = async () => {
    const { state, done, total, step } = await getTask(mall.db, taskId, kinds)
    const within = step ? `, ${step.name} ${step.done}/${step.total || '?'}` : ''
    process.stderr.write(`${state} ${done}/${total || '?'}${within}\n`)
  }
  const timer = setInterval(() => void tell(), 5000)
  try {
    while (await runNextTask(mall, taskKinds, () => false));
  } finally {
    clearInterval(timer)
  }
  const { state, counts, problem } = await getTask(mall.db, taskId, kinds)
  if (state === 'failed') throw new Refused(problem)
  return Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ')
}

const sizeOf = async (path: string) => {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new Refused(`There is no file ${path}.`)
  return { name: basename(path), size: found.size }
}

async function actorOf(mall: Mall): Promise<Actor> {
  const owner = await findOwner(mall.db)
  if (owner === null) throw noOwner()
  return { kind: 'operator', id: owner }
}

interface Options {
  pictures?: string | undefined
  rate?: string | undefined
  status?: string | undefined
  template?: string | undefined
  'refuse-templates'?: boolean | undefined
  report?: string | undefined
  run?: boolean | undefined
  bare?: boolean | undefined
}

/** Sends a file of products to its check. @returns the id of the task */
async function checkProducts(
  mall: Mall,
  actor: Actor,
  path: string,
  { pictures, rate = '1', status, template = '0', 'refuse-templates': refusesTemplates = false }: Options,
): Promise<number> {
  if (!(Number(rate) > 0)) throw new Refused('--rate needs a number above 0.')
  if (status !== undefined && status !== 'onsale' && status !== 'instock')
    throw new Refused('--status is onsale or instock.')
  if (!/^\d{1,9}$/.test(template)) throw new Refused('--template needs the number of a freight template.')
  const [table, zip] = [await sizeOf(path), pictures ? await sizeOf(pictures) : null]
  const taskId = await addImport(mall, actor, table, zip)
  const sendTo =
    (kind: TaskFileKind): Send =>
    (part) =>
      putImportPart(mall, taskId, kind, part)
  await sendFile(path, sendTo('table'))
  if (pictures) await sendFile(pictures, sendTo('pictures'))
  const file = await readImport(mall, taskId, {})
  process.stderr.write(`${file.profile_name}, ${file.format}, ${file.columns.length} columns\n`)
  await checkImport(mall, taskId, {
    ...firstOptions,
    rate: Number(rate),
    status: (status ?? null) as ApproveStatus | null,
    templatesId: Number(template),
    refusesTemplates,
  })
  return taskId
}

/** As `checkProducts`, for another table. */
async function checkTable(
  mall: Mall,
  actor: Actor,
  path: string,
  kind: TableImportKind,
  { pictures, rate, status, template, 'refuse-templates': refuses }: Options,
): Promise<number> {
  if ([pictures, rate, status, template, refuses].some((option) => option !== undefined))
    throw new Refused('--pictures, --rate, --status, --template and --refuse-templates are for products.')
  const taskId = await addTableImport(mall, actor, kind, await sizeOf(path))
  await sendFile(path, (part) => putTablePart(mall, taskId, kinds, part))
  const { format, columns } = await readTableImport(mall, taskId, tables, kinds)
  process.stderr.write(`${tableImports[kind].name}, ${format}, ${columns.length} columns\n`)
  await checkTableImport(mall, taskId, kinds)
  return taskId
}

const importFile =
  (path: string, options: Options) =>
  async (mall: Mall): Promise<string> => {
    const { report, run, bare } = options
    const source: FileSource = { ...(await sizeOf(path)), bytes: () => createReadStream(path) }
    const actor = await actorOf(mall)
    const found = await recogniseTableImport(source, tables)
    const taskId = found
      ? await checkTable(mall, actor, path, found.kind, options)
      : await checkProducts(mall, actor, path, options)
    const lines = [`Task ${taskId}. The check: ${await work(mall, taskId)}.`]
    if (run) {
      await changeTask(mall, actor, taskId, 'start', kinds, bare ? 'usual' : 'aside')
      lines.push(`The import: ${await work(mall, taskId)}.`)
    } else lines.push('Nothing was written: repeat the command with --run, or start the task at the desk.')
    if (report) {
      const written = await taskReport(mall, taskId, kinds, { onlyRefused: false, may: () => true })
      await writeFile(report, await written.bytes())
      lines.push(`The report is in ${report}.`)
    }
    return lines.join('\n')
  }

const taskIdOf = (text: string): number => {
  const taskId = Number(text)
  if (!Number.isSafeInteger(taskId)) throw new Refused('A task is named by its number.')
  return taskId
}

const undoTask =
  (text: string) =>
  async (mall: Mall): Promise<string> => {
    const taskId = taskIdOf(text)
    await changeTask(mall, await actorOf(mall), taskId, 'undo', kinds)
    return `Undoing: ${await work(mall, taskId)}.`
  }

const resumeTask =
  (text: string) =>
  async (mall: Mall): Promise<string> => {
    await freeTasks(mall)
    return `Task ${taskIdOf(text)}: ${await work(mall, taskIdOf(text))}.`
  }

function commandOf(): ((mall: Mall) => Promise<string>) | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        pictures: { type: 'string' },
        rate: { type: 'string' },
        status: { type: 'string' },
        template: { type: 'string' },
        'refuse-templates': { type: 'boolean' },
        report: { type: 'string' },
        run: { type: 'boolean' },
        bare: { type: 'boolean' },
        undo: { type: 'string' },
        resume: { type: 'string' },
      },
    })
    const [path, ...more] = positionals
    if (more.length > 0) return null
    if (path === undefined && values.undo !== undefined) return undoTask(values.undo)
    if (path === undefined && values.resume !== undefined) return resumeTask(values.resume)
    if (values.undo !== undefined || values.resume !== undefined) return null
    return path === undefined ? null : importFile(path, values)
  } catch {
    return null
  }
}

await runCommand(usage, commandOf())
