/** Which files of a build, and of packages, a mall needs that only runs. */
import { glob, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { buildDirOf } from './build-output.ts'

type Trace = (
  files: readonly string[],
  options: { base: string; ignore: (path: string) => boolean },
) => Promise<{ fileList: Set<string> }>

/** The tracer that Next brings, without types; what it writes beside a build in `*.nft.json` has the same form. */
const { nodeFileTrace } = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft') as {
  nodeFileTrace: Trace
}

/** Packages that Next loads for building and for development only. */
const buildPackages =
  /^node_modules\/(?:typescript|esbuild|webpack|lightningcss|@next\/swc-[\w-]+|next\/dist\/(?:docs|lib\/upgrade)|next\/dist\/compiled\/(?:webpack|babel|babel-packages|terser|@vercel\/nft))(?:\/|$)/

const isPackageFile = (path: string): boolean =>
  path.startsWith('node_modules/') && !buildPackages.test(path) && !/\.(?:map|d\.[cm]?ts)$/.test(path)

/** The files that Next found behind each page, route handler and hook, relative to the root. */
async function filesOfPages(root: string): Promise<Set<string>> {
  const found = new Set<string>()
  for await (const list of glob(join(buildDirOf(root), '**/*.nft.json'))) {
    const { files } = JSON.parse(await readFile(list, 'utf8')) as { files: string[] }
    for (const file of files)
      if (file.includes('node_modules/')) found.add(relative(root, join(dirname(list), file)))
  }
  return found
}

/**
 * The files in `node_modules` that a built mall loads, relative to the root.
 *
 * @param scripts further scripts that run beside the pages, absolute
 */
export async function packageFiles(root: string, scripts: readonly string[]): Promise<string[]> {
  const { fileList } = await nodeFileTrace(scripts, {
    base: root,
    ignore: (path) => buildPackages.test(path),
  })
  const all = new Set([...fileList, ...(await filesOfPages(root))].map((file) => file.split(sep).join('/')))
  return [...all].filter(isPackageFile).sort()
}

/** What a build leaves for the next build, or for people, in the folder `.next`. */
const buildOnly =
  /^(?:cache|dev|diagnostics|types|build|trace|trace-build|turbopack)(?:\/|$)|\.(?:map|nft\.json)$/

/** @param path relative to the folder `.next` */
export const isServed = (path: string): boolean => !buildOnly.test(path.split(sep).join('/'))
