/** The unpacked release: only what a mall needs that runs. */
import { constants } from 'node:fs'
import { copyFile, cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, extname, join, relative } from 'node:path'
import repository from '../../../package.json' with { type: 'json' }
import { buildDirOf, forgetBuildFolder, plainScriptIn } from '../../front/next/build-output.ts'
import { isServed, packageFiles } from '../../front/next/traced-files.ts'
import { plainScripts } from '../../front/plain-scripts.ts'
import type { ReleasePackage } from '../obstacle.ts'
import { bundleCommands } from './bundle.ts'

const migrations = 'lib/server/ground/db/migrations'
/** Of the browsable document of the API: no script imports them. */
const documentFiles = ['swagger-ui.css', 'swagger-ui-bundle.js'].map(
  (name) => `node_modules/swagger-ui-dist/${name}`,
)

/** Terms under which packages may be passed on; most ask to be passed on with them. */
const isLicence = (name: string): boolean => /^(?:licen[cs]e|notice|copying)\b/i.test(name)

/** `node_modules/pg/lib/client.js` is a file of `node_modules/pg`. */
const packageOf = (file: string): string =>
  /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? dirname(file)

/** The description and the terms of each package of which a file is copied. */
async function describing(root: string, files: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    [...new Set(files.map(packageOf))].map(async (path) => {
      const names = await readdir(join(root, path))
      return names
        .filter((name) => name === 'package.json' || isLicence(name))
        .map((name) => `${path}/${name}`)
    }),
  )
  return found.flat()
}

async function copyPackages(root: string, folder: string, scripts: readonly string[]): Promise<void> {
  const traced = [...(await packageFiles(root, scripts)), ...documentFiles]
  for (const file of new Set([...traced, ...(await describing(root, traced))])) {
    const target = join(folder, file)
    await mkdir(dirname(target), { recursive: true })
    await copyFile(join(root, file), target, constants.COPYFILE_FICLONE)
  }
}

/** Copies the build without what only builds need, and without the path of the folder in which it was made. */
async function copyBuild(root: string, folder: string): Promise<void> {
  const source = buildDirOf(root)
  await cp(source, buildDirOf(folder), {
    recursive: true,
    // Links to packages are relative: the copies lead to the packages of the release.
    verbatimSymlinks: true,
    filter: (path) => isServed(relative(source, path)),
  })
  await forgetBuildFolder(root, folder)
}

/** Writes the description of the release, which `mall.js` reads. */
async function describe(folder: string): Promise<void> {
  const { name, version, license, engines } = repository
  const release: ReleasePackage = { version, engines, os: [process.platform], cpu: [process.arch] }
  // With the type Node reads its scripts as modules.
  const description = { name, private: true, license, type: 'module', ...release }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(description, null, 2)}\n`)
}

/**
 * Fills an empty folder.
 *
 * @param root folder of the repository, with a build and the scripts of the front door without types
 */
export async function stageRelease(root: string, folder: string): Promise<void> {
  // In the repository, where their packages are found.
  const bundle = join(root, '.tmp/release')
  const commands = await bundleCommands(root, bundle)
  const front = plainScripts.map((script) => plainScriptIn(root, script))
  await copyPackages(root, folder, [...commands, ...front])
  await cp(bundle, folder, { recursive: true })
  await copyBuild(root, folder)
  await cp(join(root, 'public'), join(folder, 'public'), { recursive: true })
  await cp(join(root, migrations), join(folder, migrations), {
    recursive: true,
    filter: (path) => path.endsWith('migrations') || extname(path) === '.sql',
  })
  await describe(folder)
}
