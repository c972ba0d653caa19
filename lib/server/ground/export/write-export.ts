import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { exportKeptDays, exportSubjects } from '@/lib/domain/export/subjects'
import { daySeconds } from '@/lib/domain/time/china'
import type { Mall } from '@/lib/server/ground/mall'
import { tableFileName } from '@/lib/server/ground/table-file/table-file'
import { writeTable, type OutCell } from '@/lib/server/ground/table-file/write-table'
import { runNextWhole, type WholeTask } from '@/lib/server/ground/task/run-whole'
import { TaskStopped } from '@/lib/server/ground/task/stage'
import { kindOf } from './begin-export'
import type { AnyExportSource, ExportPage, ExportRequest } from './source'
import { beginAttempt, exportToWrite, finishExport, notePart } from './sql'
import { PartWriter, removeParts } from './stored-file'

/** The share of the time of a read for which an embedded mall then rests: its visitors wait for one read at most. */
const rest = 0.25

/** Writes one export that waits. @returns false when there was none */
export const writeNextExport = (
  mall: Mall,
  sources: readonly AnyExportSource[],
  isStopping: () => boolean,
): Promise<boolean> =>
  runNextWhole(
    mall,
    sources.map(({ subject }) => kindOf(subject)),
    (task) => write(mall, sources, task),
    isStopping,
  )

async function* linesOf(
  { db }: Mall,
  source: AnyExportSource,
  request: ExportRequest<Record<string, unknown>>,
  columns: readonly string[] | null,
  onPage: (page: ExportPage) => Promise<void>,
): AsyncGenerator<readonly OutCell[]> {
  const headers = source.headers(request)
  const chosen = columns && headers.flatMap((header, index) => (columns.includes(header) ? [index] : []))
  const pick = (row: readonly OutCell[]) => (chosen ? chosen.map((index) => row[index] ?? null) : row)
  yield pick(headers)
  let began = performance.now()
  for await (const page of source.pages(db, request)) {
    const took = performance.now() - began
    yield* page.rows.map(pick)
    await onPage(page)
    if (db.kind === 'pglite') await sleep(took * rest)
    began = performance.now()
  }
}

/** Writes the file from its beginning, whatever an earlier attempt stored: rows may have moved since. */
async function write(mall: Mall, sources: readonly AnyExportSource[], task: WholeTask): Promise<void> {
  const { db, now } = mall
  const { taskId } = task
  const [wanted] = await db.run(exportToWrite, [taskId])
  const source = sources.find(({ subject }) => subject === wanted?.subject)
  if (!wanted || !source) throw new Error(`there is no export ${taskId}`)
  await removeParts(mall, wanted)
  const { shopId, filter, shown, format } = wanted
  const at = now()
  const request: ExportRequest<Record<string, unknown>> = { shopId, filter, shown, at }
  const attempt = randomUUID()
  await db.run(beginAttempt, [taskId, attempt])
  const file = new PartWriter(mall, attempt, async (parts) => {
    const [going] = await db.run(notePart, [taskId, attempt, parts])
    if (!going) throw new TaskStopped()
  })
  try {
    const total = await source.count(db, request)
    await task.note(0, total)
    let [done, rows] = [0, 0]
    const lines = linesOf(mall, source, request, wanted.columns, async (page) => {
      rows += page.rows.length
      done += page.count
      await task.note(done, Math.max(total, done))
    })
    for await (const bytes of writeTable(format, lines)) await file.add(bytes)
    await file.end()
    const name = tableFileName(exportSubjects[source.subject].name, format, at)
    const expires = rows > 0 ? now() + exportKeptDays * daySeconds : null
    await task.finish(done, async (tx) => {
      const [going] = await tx.run(finishExport, [taskId, attempt, name, rows, file.bytes, expires])
      if (!going) throw new TaskStopped()
      if (rows === 0) await tx.run(notePart, [taskId, attempt, 0])
    })
    if (rows === 0) await removeParts(mall, file.stored)
  } catch (error) {
    // After other failures the end may have been stored: the next attempt or the sweep deletes what is of no use.
    if (error instanceof TaskStopped) await removeParts(mall, file.stored)
    throw error
  }
}
