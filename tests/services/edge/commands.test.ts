import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockFolder } from '@/lib/server/ground/db/folder-lock'

/** The commands of the terminal, as processes of their own on an embedded database. */

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-command-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Ended = { code: number; out: string; err: string }

const run = (name: string, ...args: string[]): Promise<Ended> => runIn(folder, name, ...args)

function runIn(data: string, name: string, ...args: string[]): Promise<Ended> {
  const file = `lib/server/edge/command/${name}-cli.ts`
  const env = {
    PATH: process.env.PATH,
    MALL_DATA_DIR: data,
    MALL_DEMO: '0',
    MALL_SMS: 'console',
    MALL_IDENTITY: 'none',
    NODE_ENV: 'production' as const,
  }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        '--conditions=react-server',
        '--import',
        'tsx',
        file,
        ...args,
      ],
      { env },
      (error, out, err) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    )
  })
}

describe('npm run operator', () => {
  it('makes the first operator of an embedded mall and prints the link', async () => {
    const { code, out } = await run('operator', 'add', '13900000000')
    expect(code).toBe(0)
    expect(out).toContain('Created the account 13900000000 with the role owner.')
    expect(out).toMatch(/http:\/\/localhost:3000\/auth\/set-password#key=[\w-]{43}\n/)
    expect((await run('operator', 'reset', '13900000000')).out).toMatch(/#key=[\w-]{43}\n/)
  })

  it.each([
    [['add', '139'], 1, '139 is no mobile number: it has 11 digits, such as 13900000000.\n'],
    [['reset', '13900000009'], 1, '13900000009 has no account at the desk.'],
    [['remove', '13900000000'], 2, 'npm run operator -- add MOBILE [role]'],
    [[], 2, 'npm run operator -- add MOBILE [role]'],
  ])('answers %j with a sentence', async (args, expected, sentence) => {
    const { code, out, err } = await run('operator', ...args)
    expect([code, out]).toEqual([expected, ''])
    expect(err.startsWith(sentence)).toBe(true)
  })

  it('is refused while the mall runs on the data folder', async () => {
    const release = await lockFolder(folder)
    const { code, err } = await run('operator', 'add', '13900000000')
    await release()
    expect(code).toBe(1)
    expect(err).toBe(
      `The data folder ${folder} is in use by another process. Stop that process or set MALL_DATA_DIR to another folder.\n`,
    )
  })
})

describe('npm run secret', () => {
  const keys = async () =>
    Object.fromEntries(
      await Promise.all(
        ['secret', 'secret.next'].map(async (name) => [
          name,
          await readFile(join(folder, name), 'utf8').catch(() => ''),
        ]),
      ),
    ) as Record<string, string>

  it('gives an embedded mall another key, also when it was stopped after its commit', async () => {
    const first = (await keys()).secret ?? ''
    const { code, out } = await run('secret', 'rotate')
    expect([code, out]).toEqual([0, expect.stringContaining('The data folder has the new key.')])
    const second = await keys()
    expect(second.secret).not.toBe(first)
    expect(second['secret.next']).toBe('')
    // The state between commit and rename.
    await writeFile(join(folder, 'secret.next'), second.secret ?? '')
    await writeFile(join(folder, 'secret'), first)
    expect((await run('operator', 'reset', '13900000000')).code).toBe(0)
    expect(await keys()).toEqual(second)
  })

  it('is not started with the key of another mall', async () => {
    const { secret = '' } = await keys()
    await writeFile(join(folder, 'secret'), 'x'.repeat(96))
    const { code, err } = await run('operator', 'reset', '13900000000')
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('secret is not the key that this database belongs to'),
    ])
    await writeFile(join(folder, 'secret'), secret)
  })
})

describe('npm run doctor', () => {
  it('ends with 1 when there is a problem, for people and for programs', async () => {
    await writeFile(join(folder, 'content-secret'), 'short', { mode: 0o600 })
    const { code, out } = await run('doctor')
    expect([code, out]).toEqual([
      1,
      expect.stringContaining('  problem  the file content-secret is too short to be a key\n'),
    ])
    await rm(join(folder, 'content-secret'))
    const json = await run('doctor', '--json')
    expect(JSON.parse(json.out)).toMatchObject({ problems: expect.any(Number) as number })
  })
})

describe('npm run migrate and npm run setup', () => {
  let folderOfNew: string
  beforeAll(async () => {
    folderOfNew = await mkdtemp(join(tmpdir(), 'mall-setup-'))
  })
  afterAll(() => rm(folderOfNew, { recursive: true, force: true }))

  it('look at a database that is not there without making it', async () => {
    expect(await runIn(folderOfNew, 'migrate', '--check')).toMatchObject({
      code: 1,
      err: 'The embedded database is not there yet: the first start makes it.\n',
    })
  })

  it('bring a database to the newest schema, and make the address of its owner as long as it has none', async () => {
    const first = await runIn(folderOfNew, 'migrate')
    expect([first.code, first.out]).toEqual([0, expect.stringMatching(/newest schema: \d{4}_\w+\.sql\.\n$/)])
    const again = await runIn(folderOfNew, 'migrate')
    expect([again.code, again.out]).toEqual([first.code, first.out])
    const { out } = await runIn(folderOfNew, 'setup')
    expect(out).toMatch(/\nhttp:\/\/localhost:3000\/setup#key=[\w-]{43}\n$/)
    await runIn(folderOfNew, 'operator', 'add', '13900000000')
    expect(await runIn(folderOfNew, 'setup')).toMatchObject({
      code: 1,
      out: '',
      err: 'The mall has people at its desk already. For a lost password: npm run operator -- reset MOBILE\n',
    })
  })

  it('tell what ran, without changing anything', async () => {
    expect(await runIn(folderOfNew, 'migrate', '--check')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^The database has the schema of this build: \d{4}_\w+\.sql\.\n$/) as string,
    })
    const status = await runIn(folderOfNew, 'migrate', '--status')
    expect(status.out).toMatch(/^0000_mall_1_0\.sql +applied\n/)
    expect(status.out).toMatch(/\nBuilds that have 0000_mall_1_0\.sql work with this database\.\n$/)
  })
})
