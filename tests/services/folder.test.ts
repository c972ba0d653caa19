import { spawn, type ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockFolder } from '@/lib/server/db/folder-lock'

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
    import { openPglite } from './lib/server/db/pglite.ts'
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

  it('because it is on a read-only file system is named too', async () => {
    await expect(lockFolder('/sys/mall')).rejects.toMatchObject({ name: 'FolderUnusable' })
  })
})

it('in use is told apart from one that cannot be used', async () => {
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toMatchObject({ name: 'FolderInUse' })
  await release()
  await (
    await lockFolder(folder)
  )()
})
