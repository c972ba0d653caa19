/** Where `next build` writes what the front door reads, and the manifests in Next's own types. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PrerenderManifest } from 'next/dist/build'
import type { INSTRUMENTATION_HOOK_FILENAME } from 'next/dist/lib/constants'
import type { BuildManifest } from 'next/dist/server/get-page-files'
import type {
  APP_PATH_ROUTES_MANIFEST,
  BUILD_ID_FILE,
  BUILD_MANIFEST,
  PRERENDER_MANIFEST,
  SERVER_FILES_MANIFEST,
} from 'next/dist/shared/lib/constants'

const instrumentationHook: typeof INSTRUMENTATION_HOOK_FILENAME = 'instrumentation'
const appRoutesManifest: typeof APP_PATH_ROUTES_MANIFEST = 'app-path-routes-manifest.json'
const buildIdFile: typeof BUILD_ID_FILE = 'BUILD_ID'
const buildManifest: typeof BUILD_MANIFEST = 'build-manifest.json'
const serverFiles: `${typeof SERVER_FILES_MANIFEST}.json` = 'required-server-files.json'
const prerenderManifest: typeof PRERENDER_MANIFEST = 'prerender-manifest.json'

/** The command line of Next, relative to the root of the repository. */
export const nextBinary = 'node_modules/next/dist/bin/next'

/** The folder that a build writes, `.next`. */
export const buildDirOf = (root: string): string => join(root, '.next')

/**
 * A script of the front door without types.
 *
 * @param script the source, relative to the root
 */
export const plainScriptIn = (root: string, script: string): string =>
  join(buildDirOf(root), 'front', script.replace(/\.ts$/, '.mjs'))

/** Written at the end of a build; its time is that of the build. */
export const buildIdOf = (root: string): string => join(buildDirOf(root), buildIdFile)

/** The static files of a build, sent under `/_next/static/`. */
export const staticDirOf = (buildDir: string): string => join(buildDir, 'static')

/** The folder of prerendered pages; `serverDir` is `.next/server`. */
export const prerenderedDirOf = (serverDir: string): string => join(serverDir, 'app')

export const serverDirOf = (buildDir: string): string => join(buildDir, 'server')

/** The compiled instrumentation.ts, a CommonJS module. */
export const instrumentationOf = (root: string): string =>
  join(serverDirOf(buildDirOf(root)), `${instrumentationHook}.js`)

/** The scripts of every page. */
export const readBuildManifest = (buildDir: string): Promise<BuildManifest> =>
  readJson(join(buildDir, buildManifest))

/** The static and ISR routes. */
export const readPrerenderManifest = (buildDir: string): Promise<PrerenderManifest> =>
  readJson(join(buildDir, prerenderManifest))

/** The patterns of pages and route handlers, by the files that have them. */
export const readAppRoutes = (buildDir: string): Promise<Record<string, string>> =>
  readJson(join(buildDir, appRoutesManifest))

/** The settings with which the app was built, with all defaults. */
export const readBuiltConfig = async (buildDir: string): Promise<object> =>
  (await readJson<{ config: object }>(join(buildDir, serverFiles))).config

/** The settings that name the folder in which the app was built; only builds use them. */
const buildFolders = ['outputFileTracingRoot', 'repoRoot', 'turbopack']

/**
 * Takes the path of the repository out of a copy of its build.
 *
 * @param root folder of the repository
 * @param copy folder with the copied build
 * @throws when the path is still named in the settings
 */
export async function forgetBuildFolder(root: string, copy: string): Promise<void> {
  const file = join(buildDirOf(copy), serverFiles)
  const { config, ...rest } = await readJson<{ config: object }>(file)
  const settings = Object.entries(config).filter(([name]) => !buildFolders.includes(name))
  const text = JSON.stringify({ ...rest, config: Object.fromEntries(settings), appDir: '.', files: [] })
  if (text.includes(JSON.stringify(root).slice(0, -1)))
    throw new Error(`${serverFiles} names the folder of the build in another setting: see buildFolders.`)
  await writeFile(file, text)
  // The same for the edge runtime, which the mall does not use.
  await rm(file.replace(/\.json$/, '.js'), { force: true })
}

async function readJson<Manifest>(file: string): Promise<Manifest> {
  return JSON.parse(await readFile(file, 'utf8')) as Manifest
}
