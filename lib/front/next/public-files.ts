/** The files of `public` and Next's own paths, which Next answers without rendering a page. */
import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'

/**
 * The URL paths of the files of `public`. Next reads the folder at its start too, so later files do not count.
 *
 * @param root folder of the repository
 */
export async function readPublicFiles(root: string): Promise<ReadonlySet<string>> {
  const folder = join(root, 'public')
  const paths = new Set<string>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const segments = join(entry.parentPath, entry.name).slice(folder.length).split(sep)
    paths.add(segments.map(encodeURIComponent).join('/'))
  }
  return paths
}

/**
 * Whether a path is one of Next's own. Only the files of the build are needed of them: the image optimiser, which would
 * write to the disk, and the data of the Pages Router are not used.
 */
export function isNextPath(path: string): boolean {
  return path.startsWith('/_next/')
}
