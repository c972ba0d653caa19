import { readFileSync } from 'node:fs'

type Package = { version?: string; optionalDependencies?: Record<string, string> }

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> }

/** Whether npm, standing in one package, finds another: in its own modules or in those of a folder above. */
function isFound(from: string, name: string): boolean {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true
    if (!base) return false
  }
}

describe('the lock file', () => {
  // npm ci refuses a lock file that leaves out a binary of another platform, on this platform too.
  it('names the binaries of every platform', () => {
    const missing = Object.entries(lock.packages).flatMap(([from, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isFound(from, name)),
    )
    expect(missing).toEqual([])
  })

  it('holds an exact version for every package', () => {
    const vague = Object.entries(lock.packages).filter(
      ([, { version }]) => !/^\d+\.\d+\.\d+/.test(version ?? ''),
    )
    expect(vague.map(([name]) => name)).toEqual([])
  })
})
