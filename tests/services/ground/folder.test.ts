import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockFolder } from '@/lib/server/ground/db/folder-lock'

/** The embedded database and several processes. Each test starts real processes on a folder of its own. */

let folder: string
const children: ChildProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-folder-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** A process that runs `body` with `db` open on the folder; prints `open` once it has opened it. */
function start(body: string): {
  child: ChildProcess
  said: () => string
  waitFor: (text: string) => Promise<void>
  ended: Promise<number | null>
} {
  const source = `
    import { openPglite } from './lib/server/ground/db/pglite.ts'
    try {
      const db = await openPglite(${JSON.stringify(folder)})
      const run = (text, params = []) => db.run({ name: text, text }, params)
      console.log('open')
      ${body}
    } catch (error) {
      console.log(error.name + ': ' + error.message)
      process.exit(1)
    }`
  const child = spawn(
    'node',
    ['--conditions=react-server', '--import', 'tsx', '--input-type=module', '--eval', source],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  children.push(child)
  let text = ''
  const listeners = new Set<() => void>()
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString()
    for (const listener of listeners) listener()
  })
  return {
    child,
    said: () => text,
    waitFor: (wanted) =>
      new Promise((resolve) => {
        const check = () => {
          if (text.includes(wanted)) resolve()
        }
        listeners.add(check)
        check()
      }),
    ended: new Promise((resolve) => child.on('exit', resolve)),
  }
}

it('is opened by one process; a second one ends with a message and exit code 1, and nothing is damaged', async () => {
  const first = start(`
    await run('create table notes (n int)')
    await run('insert into notes values (1)')
    console.log('ready')
    await new Promise((resolve) => setTimeout(resolve, 60_000))`)
  await first.waitFor('ready')
  const second = start('')
  expect(await second.ended).toBe(1)
  expect(second.said()).toContain(`The data folder ${folder} is in use by another process.`)
  expect(second.said()).not.toContain('open')

  first.child.kill('SIGKILL')
  await first.ended
  const third = start(
    `console.log(JSON.stringify(await run('select n from notes'))); await db.close(); process.exit(0)`,
  )
  expect(await third.ended).toBe(0)
  expect(third.said()).toContain('[{"n":1}]')
})

it('keeps every confirmed row when the process is killed while it writes', async () => {
  const writer = start(`
    await run('create table notes (n int primary key)')
    for (let n = 1; ; n++) {
      await run('insert into notes values ($1)', [n])
      console.log('kept ' + n)
    }`)
  await writer.waitFor('kept 40')
  writer.child.kill('SIGKILL')
  await writer.ended
  const confirmed = Number(/.*kept (\d+)/s.exec(writer.said())?.[1])

  const reader = start(
    `console.log('max', (await run('select max(n) as m, count(*)::int as c from notes'))[0]); await db.close(); process.exit(0)`,
  )
  expect(await reader.ended).toBe(0)
  const [, max, count] = /m: (\d+), c: (\d+)/.exec(reader.said()) ?? []
  expect(Number(max)).toBeGreaterThanOrEqual(confirmed)
  expect(count).toBe(max)
})

it('ends with a message when the database in it cannot be opened, and frees the folder', async () => {
  await writeFile(join(folder, 'pg'), '')
  const one = start('')
  expect(await one.ended).toBe(1)
  expect(one.said()).toContain(`DatabaseUnusable: The database in ${folder}/pg cannot be opened (`)
  expect(one.said()).not.toContain('[object')
  await (
    await lockFolder(folder)
  )()
})

describe('a data folder that cannot be used', () => {
  it.each([
    ['is a file', async () => writeFile(join(folder, 'data'), '')],
    ['is below a file', async () => writeFile(join(folder, 'data'), ''), 'data/deeper'],
    [
      'has something else in the place of its lock',
      async () => mkdir(join(folder, 'data/lock.db'), { recursive: true }),
    ],
    [
      'has a damaged lock',
      async () => {
        await mkdir(join(folder, 'data'))
        await writeFile(join(folder, 'data/lock.db'), 'x'.repeat(4096))
      },
    ],
    ['is a link to nothing', async () => symlink(join(folder, 'nothing'), join(folder, 'data'))],
    ['has a name that is too long', async () => undefined, 'x'.repeat(300)],
  ])('because it %s is named in one sentence', async (_, prepare, name = 'data') => {
    await prepare()
    const path = join(folder, name)
    await expect(lockFolder(path)).rejects.toMatchObject({
      name: 'FolderUnusable',
      message: expect.stringMatching(
        new RegExp(
          `^The data folder ${path} cannot be written to \\([^\n]+\\)\\. Make it a writable folder or set MALL_DATA_DIR to another one\\.$`,
        ),
      ) as string,
    })
  })

  it.each(['/sys/mall', '/proc/mall', '/proc/mall/deeper', '/dev/null', '/dev/null/deeper'])(
    'because no folder can be made there is named too: %s',
    async (path) => {
      await expect(lockFolder(path)).rejects.toMatchObject({ name: 'FolderUnusable' })
    },
  )
})

it('in use is told apart from one that cannot be used', async () => {
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toMatchObject({ name: 'FolderInUse' })
  await release()
  await (
    await lockFolder(folder)
  )()
})

describe('the permissions of group and others', () => {
  /** Entries that other users could open, by path below the folder. */
  async function open(path = '', found: string[] = []): Promise<string[]> {
    const { mode } = await stat(join(folder, path))
    if ((mode & 0o077) !== 0) found.push(path || '.')
    if ((mode & 0o170000) === 0o040000)
      for (const name of await readdir(join(folder, path))) await open(join(path, name), found)
    return found
  }

  it('are taken from the data folder and from all that the mall keeps there, at each start', async () => {
    const first = start(`await db.close(); process.exit(0)`)
    expect(await first.ended).toBe(0)
    // As left by earlier builds, or restored from a backup.
    await chmod(folder, 0o755)
    for (const name of ['secret', 'content-secret', 'outbox.jsonl'])
      await writeFile(join(folder, name), 'x', { mode: 0o644 })
    await mkdir(join(folder, 'pictures/ab'), { recursive: true })
    await chmod(join(folder, 'pg/pg_hba.conf'), 0o666)
    expect(await open()).toContain('pg/pg_hba.conf')

    const second = start(`
      console.log('ready')
      await new Promise((resolve) => setTimeout(resolve, 60_000))`)
    await second.waitFor('ready')
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    second.child.kill('SIGKILL')
    await second.ended
    const release = await lockFolder(folder)
    expect(await open()).toEqual([])
    await release()
  })

  it('are none in a folder that the mall creates', async () => {
    const path = join(folder, 'new/data')
    const release = await lockFolder(path)
    for (const one of [path, join(folder, 'new'), join(path, 'lock.db')])
      expect((await stat(one)).mode & 0o077).toBe(0)
    await release()
  })

  it.each([
    ['is shared by all users', 0o1777, undefined, 'it is shared by all users'],
    ['holds files of others', 0o755, 'letter.txt', 'it holds other files; try chmod 700'],
  ])('are left to a folder that %s, and the start is refused', async (_, mode, file, reason) => {
    if (file) await writeFile(join(folder, file), '', { mode: 0o644 })
    await chmod(folder, mode)
    await expect(lockFolder(folder)).rejects.toMatchObject({
      name: 'FolderNotPrivate',
      message: `The data folder ${folder} is open to other users of this machine and cannot be closed to them (${reason}). It holds keys and password hashes. Set MALL_DATA_DIR to a folder of its own, which the mall can create inside it.`,
    })
    expect((await stat(folder)).mode & 0o7777).toBe(mode)
    await chmod(folder, 0o700)
    await (
      await lockFolder(folder)
    )()
  })
})
