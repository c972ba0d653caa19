/** How large the parts of a folder are. */
import { lstat, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Bytes of the files below a folder, by path relative to it. */
async function filesIn(folder: string): Promise<{ path: string; bytes: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name)
        return { path: relative(folder, file), bytes: (await lstat(file)).size }
      }),
  )
}

const groups: readonly [name: string, pattern: RegExp][] = [
  ['pages and engine', /^\.next\/(?!static|front)/],
  ['scripts and styles for browsers', /^\.next\/static\//],
  ['front door', /^\.next\/front\//],
  ['commands', /^(?:mall\.js|commands\/)/],
  ['public', /^public\//],
  ['migrations', /^lib\//],
]

const nameOf = (path: string): string =>
  groups.find(([, pattern]) => pattern.test(path))?.[0] ??
  /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ??
  'other files'

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1).padStart(7)

/** Packages below this many bytes share a line. */
const smallest = 1e6

/** A table of what takes how much, the largest first. */
export async function sizeTable(folder: string): Promise<{ bytes: number; table: string }> {
  const sums = new Map<string, number>()
  const files = await filesIn(folder)
  for (const { path, bytes } of files) sums.set(nameOf(path), (sums.get(nameOf(path)) ?? 0) + bytes)
  const isNamed = ([name, bytes]: [string, number]) =>
    bytes >= smallest || groups.some(([group]) => group === name)
  const all = [...sums]
  const small = all.filter((one) => !isNamed(one))
  const total = (rows: readonly [string, number][]) => rows.reduce((sum, [, bytes]) => sum + bytes, 0)
  const rows = all.filter(isNamed).sort(([, a], [, b]) => b - a)
  const lines = [
    ...rows,
    [`${small.length} smaller packages`, total(small)] as const,
    [`${files.length} files`, total(all)] as const,
  ]
  return {
    bytes: total(all),
    table: lines.map(([name, bytes]) => `${megabytes(bytes)} MB  ${name}`).join('\n'),
  }
}
