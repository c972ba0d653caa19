/** The commands of the release as JavaScript. */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import nextConfig from '../../../next.config.mjs'

/** Packages with native parts, WebAssembly or files of their own: they stay in `node_modules`, as with the pages. */
const external = [...(nextConfig.serverExternalPackages ?? []), 'sharp', 'pg-native']

/** Packages of CommonJS call `require` for parts of Node. */
const banner = `import { createRequire as __createRequire } from 'node:module'
const require = __createRequire(import.meta.url)`

/**
 * Writes `mall.js` and the parts that its commands load into a folder.
 *
 * @param root folder of the repository
 * @returns the written files
 */
export async function bundleCommands(root: string, folder: string): Promise<string[]> {
  const parts = join(folder, 'commands')
  await rm(parts, { recursive: true, force: true })
  await build({
    absWorkingDir: root,
    entryPoints: { mall: 'lib/release/mall.ts' },
    outdir: folder,
    chunkNames: 'commands/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22.19',
    // The engine is for servers (server-only).
    conditions: ['react-server'],
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: banner },
    external,
    minifySyntax: true,
    legalComments: 'none',
    logLevel: 'warning',
  })
  const names = await readdir(parts)
  return [join(folder, 'mall.js'), ...names.map((name) => join(parts, name))]
}
