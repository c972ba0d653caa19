import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { output, run } from '../run/step.ts'

/** The build of the commit before the newest migration, in a worktree of its own. */

export const root = join(import.meta.dirname, '../..')
const migrations = 'lib/server/ground/db/migrations'

const git = (...args: string[]) => output('git', ['-C', root, ...args])

export interface Previous {
  /** The newest migration, which this build has and the previous one has not. */
  migration: string
  commit: string
}

/** @returns why there is none, as a text, in a clone without its history */
export async function findPrevious(): Promise<Previous | string> {
  const migration = (await readdir(join(root, migrations)))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1)
  if (migration === undefined) return 'there are no migrations'
  const path = `${migrations}/${migration}`
  const added = await git('log', '-1', '--format=%H', '--diff-filter=A', '--', path)
  if (added === null) return 'this is no clone of the repository'
  // It is not committed yet.
  if (added === '') return { migration, commit: 'HEAD' }
  const commit = await git('rev-parse', '--verify', '--quiet', `${added}^`)
  if (!commit) return 'the history of this clone is shallow (git fetch --unshallow)'
  return { migration, commit }
}

interface Lock {
  packages: Record<string, { version?: string }>
}

const lockOf = async (folder: string): Promise<Lock['packages']> =>
  (JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as Lock).packages

/** Whether the packages here are those that another folder needs, and perhaps more. */
async function hasItsPackages(folder: string): Promise<boolean> {
  const [own, other] = await Promise.all([lockOf(root), lockOf(folder)])
  return Object.entries(other).every(([path, { version }]) => path === '' || own[path]?.version === version)
}

async function must(done: Promise<boolean>, what: string): Promise<void> {
  if (!(await done)) throw new Error(`${what} failed; see its messages above.`)
}

const npm = (folder: string, ...args: string[]) => run('npm', ['--prefix', folder, ...args])

export interface PreviousBuild {
  folder: string
  remove: () => Promise<void>
}

/** Checks a commit out and builds it: some minutes. */
export async function buildPrevious(commit: string): Promise<PreviousBuild> {
  const place = await mkdtemp(join(tmpdir(), 'mall-previous-'))
  const folder = join(place, 'mall')
  const remove = async () => {
    await git('worktree', 'remove', '--force', folder)
    await rm(place, { recursive: true, force: true })
  }
  try {
    await must(
      run('git', ['-C', root, 'worktree', 'add', '--quiet', '--detach', folder, commit]),
      'git worktree',
    )
    const isSame = await hasItsPackages(folder)
    // As links they take no space, where that is possible.
    const copied =
      isSame &&
      ((await run('cp', ['-al', join(root, 'node_modules'), folder])) ||
        (await run('cp', ['-a', join(root, 'node_modules'), folder])))
    if (!copied) await must(npm(folder, 'ci'), 'npm ci')
    await must(npm(folder, 'run', 'build'), 'The build of the previous version')
    return { folder, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
