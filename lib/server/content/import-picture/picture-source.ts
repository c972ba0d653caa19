import 'server-only'
import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import { isOwnPicture } from '@/lib/domain/content/picture'
import { MallError } from '@/lib/domain/errors'
import type { KnownPicture, PictureSource } from '@/lib/server/catalogue/goods/import/picture-source'
import { storeImportedPicture } from '@/lib/server/content/picture/pictures'
import { statement, text } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { fetchPublic, FetchProblem } from '@/lib/server/ground/public-fetch/fetch-public'
import { zipNameKeys } from '@/lib/server/ground/table-file/zip/zip-name'
import { listZip, readZipEntries } from '@/lib/server/ground/table-file/zip/zip-pictures'
import { failureOf, retryPassing } from '@/lib/server/ground/task/failure'

const knownPictures = statement(
  'import_picture_known',
  'select source, path, problem from import_pictures where source = any($1::text[])',
  { source: text, path: text, problem: text },
)
const putPicture = statement(
  'import_picture_put',
  `insert into import_pictures (source, path, problem, created) values ($1, $2, $3, $4)
   on conflict (source) do update set path = excluded.path, problem = excluded.problem, created = excluded.created`,
)
const sweepOld = statement('import_picture_sweep', 'delete from import_pictures where created < $1')

/** Downloads at the same time, and the limits of each. */
const downloads = pLimit(4)
const limits = { maxBytes: 20 * 1024 * 1024, time: 20_000 }

const tooLarge = () => new FetchProblem(`超过${limits.maxBytes / 1024 / 1024}MB`)
const isPicture = /\.(?:jpe?g|png|gif|webp|tbi)$/i

const isUrl = (source: string) => /^https?:\/\//i.test(source)
/** The path of a picture that the mall serves already, as its exports name it, or its product feed by an address. */
function ownPath({ env }: Mall, source: string): string | null {
  const path = source.startsWith(`${env.publicUrl}/`) ? source.slice(env.publicUrl.length) : source
  return isOwnPicture(path) ? path : null
}

const digest = (value: string) => createHash('sha256').update(value).digest('hex')
const keyOfFile = (taskId: number, name: string) => digest(`zip:${taskId}:${name}`)
/** Tables name files with their folders or without, in any case. */
const keyOf = (taskId: number, source: string) =>
  isUrl(source) ? digest(source) : keyOfFile(taskId, zipNameKeys(source)[0] ?? '')

/**
 * Stores a picture, or why it could not be stored.
 * @throws the error of a mall that stays busy: the picture is not to blame
 */
async function keep(
  mall: Mall,
  userId: number,
  keys: readonly string[],
  read: () => Promise<Uint8Array>,
): Promise<void> {
  const stored = await read()
    .then(async (bytes) => {
      const { path } = await retryPassing(() => storeImportedPicture(mall, userId, bytes))
      return { path, problem: '' }
    })
    .catch((error: unknown) => {
      if (error instanceof FetchProblem) return { path: '', problem: error.message }
      if (error instanceof MallError && failureOf(error) === 'lasting')
        return { path: '', problem: '不是可以识别的图片' }
      throw error
    })
  for (const key of keys) await mall.db.run(putPicture, [key, stored.path, stored.problem, mall.now()])
}

/** @param download fetches an address of the public internet */
export const pictureSource = (download = fetchPublic): PictureSource => ({
  async known(mall, taskId, sources) {
    const keys = new Map(sources.map((source) => [source, keyOf(taskId, source)]))
    const rows = await mall.db.run(knownPictures, [[...new Set(keys.values())]])
    const byKey = new Map(rows.map(({ source, path, problem }) => [source, { path, problem }]))
    return new Map<string, KnownPicture>(
      sources.flatMap((source): [string, KnownPicture][] => {
        const own = ownPath(mall, source)
        if (own !== null) return [[source, { path: own }]]
        const found = byKey.get(keys.get(source) ?? '')
        if (found) return [[source, found.path ? { path: found.path } : { problem: found.problem }]]
        return isUrl(source) ? [] : [[source, { problem: '不在图片压缩包中' }]]
      }),
    )
  },

  async unpack(mall, { taskId, userId }, zip, tell) {
    await tell({ name: 'unpacking', done: 0, total: 0 })
    const keysOf = (name: string) => zipNameKeys(name).map((key) => keyOfFile(taskId, key))
    const pictures = (await listZip(zip)).filter(({ name }) => isPicture.test(name))
    const small = new Set(pictures.filter(({ size }) => size <= limits.maxBytes).map(({ name }) => name))
    for (const { name } of pictures)
      if (!small.has(name)) await keep(mall, userId, keysOf(name), () => Promise.reject(tooLarge()))
    let done = pictures.length - small.size
    for await (const { name, bytes } of readZipEntries(zip, (entry) => small.has(entry))) {
      await keep(mall, userId, keysOf(name), async () => bytes)
      await tell({ name: 'unpacking', done: ++done, total: pictures.length })
    }
  },

  async fetch(mall, { taskId, userId }, sources, tell) {
    const urls = sources.filter((source) => isUrl(source) && ownPath(mall, source) === null)
    const keys = new Map(urls.map((url) => [url, keyOf(taskId, url)]))
    const had = new Set(
      (await mall.db.run(knownPictures, [[...keys.values()]]))
        .filter(({ path }) => path !== '')
        .map(({ source }) => source),
    )
    const lacking = [...keys].filter(([, key]) => !had.has(key))
    let done = 0
    if (lacking.length > 0) await tell({ name: 'fetching', done, total: lacking.length })
    await Promise.all(
      lacking.map(([url, key]) =>
        downloads(async () => {
          await keep(mall, userId, [key], async () => (await download(url, limits)).bytes)
          await tell({ name: 'fetching', done: ++done, total: lacking.length })
        }),
      ),
    )
  },
})

/** Forgets pictures that were last fetched before `until`, in epoch seconds; the pictures themselves stay. */
export const forgetPictures = (db: Mall['db'], until: number): Promise<unknown> => db.run(sweepOld, [until])
