/** Where `next build` writes what the front door reads, and the manifests in Next's own types. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PrerenderManifest } from 'next/dist/build'
import type { INSTRUMENTATION_HOOK_FILENAME } from 'next/dist/lib/constants'
import type { BuildManifest } from 'next/dist/server/get-page-files'
import type {
  BUILD_ID_FILE,
  BUILD_MANIFEST,
  PRERENDER_MANIFEST,
  SERVER_FILES_MANIFEST,
} from 'next/dist/shared/lib/constants'

const instrumentationHook: typeof INSTRUMENTATION_HOOK_FILENAME = 'instrumentation'
const buildIdFile: typeof BUILD_ID_FILE = 'BUILD_ID'
const buildManifest: typeof BUILD_MANIFEST = 'build-manifest.json'
const serverFiles: `${typeof SERVER_FILES_MANIFEST}.json` = 'required-server-files.json'
const prerenderManifest: typeof PRERENDER_MANIFEST = 'prerender-manifest.json'

/** The command line of Next, relative to the root of the repository. */
export const nextBinary = 'node_modules/next/dist/bin/next'

/** The folder that a build writes, `.next`. */
export const buildDirOf = (root: string): string => join(root, '.next')

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

/** The settings with which the app was built, with all defaults. */
export const readBuiltConfig = async (buildDir: string): Promise<object> =>
  (await readJson<{ config: object }>(join(buildDir, serverFiles))).config

async function readJson<Manifest>(file: string): Promise<Manifest> {
  return JSON.parse(await readFile(file, 'utf8')) as Manifest
}
