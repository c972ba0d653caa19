import 'server-only'
import { constants, type Stats } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { bounded, type Found, ok, problem, sentenceOf, warning } from './finding'

/** Permission bits of the group and of other users. */
const ofOthers = 0o077
/** Keys and what they open. */
const keyFiles = ['secret', 'secret.next', 'content-secret']
const kept = ['outbox.jsonl', 'lock.db', 'pg']
/** A key that was made by the mall has 96 digits. */
const shortestKey = 64

const octal = (mode: number): string => (mode & 0o777).toString(8)
const found = (path: string): Promise<Stats | null> => stat(path).catch(() => null)
const hasOthers = (mode: number): boolean => process.platform !== 'win32' && (mode & ofOthers) !== 0

function ownerOf({ uid }: Stats): Found[] {
  const own = process.getuid?.()
  if (own === undefined || uid === own) return []
  const says = `belongs to the user ${uid}, and this is ${own}`
  return own === 0
    ? [warning(`it ${says}: run the doctor as the user of the mall`)]
    : [problem(`it ${says}, who cannot use it`)]
}

async function checkKeys(folder: string): Promise<Found[]> {
  const all = await Promise.all(
    keyFiles.map(async (name): Promise<Found[]> => {
      const file = await found(join(folder, name))
      if (!file) return []
      const open = hasOthers(file.mode)
        ? [problem(`the file ${name} has the mode ${octal(file.mode)}: others can read the key; chmod 600`)]
        : []
      const short = file.size < shortestKey ? [problem(`the file ${name} is too short to be a key`)] : []
      return [...open, ...short]
    }),
  )
  const isChanging = await found(join(folder, 'secret.next'))
  return [
    ...all.flat(),
    ...(isChanging
      ? [warning('a change of the key was interrupted (secret.next): the next start ends it')]
      : []),
  ]
}

async function checkKept(folder: string): Promise<Found[]> {
  const files = await Promise.all(kept.map(async (name) => ({ name, file: await found(join(folder, name)) })))
  return files.flatMap(({ name, file }) =>
    file && hasOthers(file.mode)
      ? [warning(`${name} has the mode ${octal(file.mode)}: others can read it; the next start closes it`)]
      : [],
  )
}

const mega = 1024 * 1024
/** Free megabytes: below the first one a warning, below the second a problem. */
const leastFree = { uneasy: 2048, bad: 200 }

async function checkSpace(folder: string): Promise<Found> {
  const { bavail, bsize } = await statfs(folder)
  const free = Math.floor((bavail * bsize) / mega)
  return bounded(-free, [-leastFree.uneasy, -leastFree.bad], `${free} MB are free on its disk`)
}

/** Whether the mall can use its data folder, and nobody else. */
export async function checkFolder(dataDir: string): Promise<Found[]> {
  const folder = resolve(dataDir)
  const state = await found(folder)
  if (!state) {
    const parent = dirname(folder)
    const isPossible = await access(parent, constants.W_OK | constants.X_OK).then(
      () => true,
      () => false,
    )
    return isPossible
      ? [ok(`${folder} is not there yet: the first start makes it`), await checkSpace(parent)]
      : [problem(`${folder} is not there, and this user may not make it`)]
  }
  if (!state.isDirectory()) return [problem(`${folder} is not a folder`)]
  const writable = await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => [],
    (error: unknown) => [problem(`${folder} cannot be written to (${sentenceOf(error)})`)],
  )
  const open = hasOthers(state.mode)
    ? [problem(`${folder} has the mode ${octal(state.mode)}: others of this machine can enter it; chmod 700`)]
    : []
  const wrong = [
    ...ownerOf(state),
    ...writable,
    ...open,
    ...(await checkKeys(folder)),
    ...(await checkKept(folder)),
  ]
  return [...(wrong.length > 0 ? wrong : [ok(`${folder} is of this user alone`)]), await checkSpace(folder)]
}
