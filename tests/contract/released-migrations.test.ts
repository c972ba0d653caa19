import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

const folder = 'lib/server/ground/db/migrations'

const json = async <T>(path: string) => JSON.parse(await readFile(path, 'utf8')) as T

/** Per version the migrations that it brought, with their SHA-256. */
const readReleases = () =>
  json<Record<string, Record<string, string>>>('tests/fixtures/releases/migrations.json')

const readMigrations = async () => (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()

describe('migrations', () => {
  it('are never edited after their release', async () => {
    for (const released of Object.values(await readReleases())) {
      for (const [name, digest] of Object.entries(released)) {
        const content = await readFile(`${folder}/${name}`)
        expect(`${name} ${createHash('sha256').update(content).digest('hex')}`).toBe(`${name} ${digest}`)
      }
    }
  })

  it('stand in the order of the releases, with new ones behind them', async () => {
    const released = Object.values(await readReleases()).flatMap(Object.keys)
    expect((await readMigrations()).slice(0, released.length)).toEqual(released)
  })

  it('are in the guide of upgrades: each version with its newest one', async () => {
    const guide = await readFile('docs/operate/upgrade.md', 'utf8')
    let newest = ''
    for (const [version, released] of Object.entries(await readReleases())) {
      newest = Object.keys(released).at(-1) ?? newest
      expect(guide).toContain(`| ${version} | \`${newest}\` |`)
    }
  })

  it('are numbered without gaps, and each has its entry in the journal and a snapshot', async () => {
    const names = await readMigrations()
    const { entries } = await json<{ entries: { idx: number; tag: string }[] }>(
      `${folder}/meta/_journal.json`,
    )
    expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(names)
    const numbers = names.map((_, index) => String(index).padStart(4, '0'))
    expect(names.map((name) => name.slice(0, 5))).toEqual(numbers.map((number) => `${number}_`))
    const snapshots = (await readdir(`${folder}/meta`)).filter((name) => name.endsWith('_snapshot.json'))
    expect(snapshots.sort()).toEqual(numbers.map((number) => `${number}_snapshot.json`))
  })
})

describe('the version in package.json', () => {
  it('is the newest one of the changelog, below the changes that are unreleased', async () => {
    const { version } = await json<{ version: string }>('package.json')
    const changelog = await readFile('docs/CHANGELOG.md', 'utf8')
    const headings = [...changelog.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)
    expect(headings[0]).toBe('Unreleased')
    expect(headings[1]).toMatch(/^\d+\.\d+\.\d+ \(\d{4}-\d{2}-\d{2}\)$/)
    expect(headings[1]?.split(' ')[0]).toBe(version)
  })

  it('is the newest release whose migrations are listed', async () => {
    const { version } = await json<{ version: string }>('package.json')
    expect(Object.keys(await readReleases()).at(-1)).toBe(version)
  })
})
