import { readFileSync } from 'node:fs'

type Package = { version?: string; optionalDependencies?: Record<string, string> }

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> }

/** Whether a package resolves another one: in its own node_modules or in those of a parent folder. */
function isFound(from: string, name: string): boolean {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true
    if (!base) return false
  }
}

describe('the lock file', () => {
  // npm ci fails when the lock file lacks an optional binary, even one of another platform.
  it('contains the binaries of every platform', () => {
    const missing = Object.entries(lock.packages).flatMap(([from, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isFound(from, name)),
    )
    expect(missing).toEqual([])
  })

  it('contains an exact version of every package', () => {
    const inexact = Object.entries(lock.packages).filter(
      ([, { version }]) => !/^\d+\.\d+\.\d+/.test(version ?? ''),
    )
    expect(inexact.map(([name]) => name)).toEqual([])
  })
})
